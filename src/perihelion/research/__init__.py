"""The games for those who train agents: PettingZoo, Gymnasium, OpenSpiel, vectorised matches.

    from perihelion.research import pettingzoo, gymnasium, openspiel, vector

Install with `perihelion[research]`. Each module is one interface; `docs/research.md` shows them.
"""
