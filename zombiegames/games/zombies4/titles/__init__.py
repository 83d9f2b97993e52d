"""One room a title (or a few of one idea): what can be chosen, why not, what it does.

``choices`` lists the actions, ``refusal`` finds the rule that forbids one that is not listed, and
``effect`` carries out what was played or used. What all cards have in common is told in ``play``;
``table`` says which room a title lives in.
"""
