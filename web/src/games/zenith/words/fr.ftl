# Les mots de la page de Zenith ; ceux du jeu sont dans src/perihelion/games/zenith/text.

page-zenith-option = { $name }, choix { $n }
page-zenith-planet = { $planet }, { $side ->
    [off] son disque vient d’être gagné
    [centre] au centre
    [mine] { $n } vers vous
   *[theirs] { $n } vers l’adversaire
  }
page-zenith-column-mine = Votre colonne { $planet } : { $count ->
    [0] aucune carte
    [one] une carte, { $top }
   *[other] { $count } cartes, { $top } sur le dessus
  }
page-zenith-column-theirs = La colonne { $planet } adverse : { $count ->
    [0] aucune carte
    [one] une carte, { $top }
   *[other] { $count } cartes, { $top } sur le dessus
  }
page-zenith-technology = { $technology }, au niveau { $level }
page-zenith-marker = { $whose ->
    [mine] Votre marqueur : niveau { $level }
   *[theirs] Le marqueur adverse : niveau { $level }
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
page-zenith-same = identiques
page-zenith-different = différents
page-zenith-any = au total
page-zenith-row-influence = Gagnez 1 Influence sur chaque planète, dans l’ordre.
page-zenith-row-transfer = Transférez 1 carte de chaque colonne adverse, dans l’ordre.
page-zenith-row-offers = Pour chacune de ces planètes, vous pouvez exiler 1 carte de votre colonne pour y gagner 1 Influence.
page-zenith-row-offers-gain = Pour chacune de ces planètes, vous pouvez exiler 1 carte de votre colonne pour gagner { $reward }.
page-zenith-put-aside = { $name }, mise de côté
page-zenith-aside = mise de côté
page-zenith-mulligan = { $change ->
    [0] Garder les { $keep }
   *[other] { $keep ->
        [0] Changer les { $change }
       *[other] Garder { $keep }, changer { $change }
      }
  }
page-zenith-tabs = Parties de la table
page-zenith-tab-board = Plateau
page-zenith-tab-technology = Technologies
page-zenith-tab-table = Table
page-zenith-recruit = Recruter { $card }
page-zenith-develop = Développer { $people } { $level } avec { $card }
page-zenith-lead = Leadership avec { $card }
