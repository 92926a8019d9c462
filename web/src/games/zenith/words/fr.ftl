# Les mots de la page de Zenith ; ceux du jeu sont dans src/perihelion/games/zenith/text.

page-zenith-option = { $name }, choix { $n }
page-zenith-planet = { $planet }, { $side ->
    [off] son disque vient d’être remporté
    [centre] au centre
    [mine] { $n } vers vous
   *[theirs] { $n } vers l’adversaire
  }
page-zenith-column-mine = Votre colonne { $planet } : { $count ->
    [0] aucune carte
    [one] une carte, { $top }
   *[other] { $count } cartes, { $top } sur le dessus
  }
page-zenith-column-theirs = La colonne { $planet } adverse : { $count ->
    [0] aucune carte
    [one] une carte, { $top }
   *[other] { $count } cartes, { $top } sur le dessus
  }
page-zenith-technology = { $technology }, au niveau { $level }
page-zenith-marker = { $whose ->
    [mine] Votre marqueur : niveau { $level }
   *[theirs] Le marqueur adverse : niveau { $level }
  }
page-zenith-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }
page-zenith-hand-empty = Aucune carte en main
page-zenith-no-card = aucune carte
page-zenith-row = ligne
page-zenith-technologies = Technologies
page-zenith-diplomacy = Diplomatie
page-zenith-discarded = défausse
page-zenith-column = { $n ->
    [one] Une carte dans cette colonne
   *[other] { $n } cartes dans cette colonne
  }
page-zenith-discount = { $n ->
    [one] La prochaine carte y coûte 1 Crédit de moins : vous en avez une dans cette colonne
   *[other] La prochaine carte y coûte { $n } Crédits de moins : vous en avez { $n } dans cette colonne
  }
page-zenith-absolute = mêmes
page-zenith-democratic = variés
page-zenith-popular = total
page-zenith-put-aside = { $name }, mise de côté
page-zenith-aside = mise de côté
page-zenith-mulligan = { $change ->
    [0] Garder les { $keep }
   *[other] { $keep ->
        [0] Changer les { $change }
       *[other] Garder { $keep }, changer { $change }
      }
  }
page-zenith-you = Vous
page-zenith-tabs = Parties de la table
page-zenith-tab-board = Plateau
page-zenith-tab-technology = Technologies
page-zenith-tab-table = Table
page-zenith-recruit = Recruter { $card }
page-zenith-develop = Développer { $people } { $level } avec { $card }
page-zenith-lead = Leadership avec { $card }
page-zenith-under-way = Ce qui s’applique
page-zenith-effect-at = effet { $n } sur { $of }
page-zenith-goes-on = Reprend ensuite
page-zenith-figure = disques remportés
page-zenith-end-course = La course des planètes
page-zenith-end-down = vers le bas : { $name }
page-zenith-end-up = vers le haut : { $name }
page-zenith-end-discs = Les disques, dans l’ordre
page-zenith-end-sources = D’où vient l’Influence
page-zenith-end-by = { $planet } par { $source }
page-zenith-end-last = met fin à la partie
page-zenith-end-none = Personne n’a remporté de disque.
page-zenith-end-badge = badge
page-zenith-from-own = Planète de la carte
page-zenith-from-card = Effets des cartes
page-zenith-from-technology = Technologies
page-zenith-from-row = Primes de ligne
page-zenith-from-token = Jetons Bonus
page-zenith-from-given = Offerte par l’adversaire
page-zenith-from-all = Total des pas
page-zenith-aid-ways = Trois façons de gagner
page-zenith-aid-tokens = Jetons Bonus
page-zenith-aid-token = plateaux { $lying }, réserve { $reserve }, utilisés { $spent }
page-zenith-aid-cards = Cartes : { $n } pas encore vues
page-zenith-aid-unseen = dans la pioche ou une main cachée
page-zenith-aid-hand = dans une main que vous connaissez
page-zenith-aid-table = dans une colonne
page-zenith-aid-discard = défaussée
page-zenith-aid-lexicon = Lexique des icônes
page-zenith-aid-turn = Un tour
page-zenith-lexicon = En bas, c’est à vous ; en haut, à l’adversaire ; sur le côté, la réserve. Une ligne de laiton en pointillés est l’horizon du plateau. Un cadre en pointillés est une offre : payez la partie gauche pour obtenir la droite.
