# Ce que disent les leçons de Comet.
lesson-first-flight = Premier vol
    .about = Lancer, et dévier ce qu’un autre a lancé.
lesson-first-flight-goal = Une comète passe. Qui lance le plus de force rapporte un échantillon ; les échantillons qui valent le plus gagnent.
lesson-first-flight-launch = Chacun lance une carte, face cachée. La glace est plus forte que la poussière : lancez-la.
    .gold = L’or est le plus fort, et en main il peut servir à autre chose. Gardez-le.
    .else = La poussière perdrait contre presque tout. Lancez la glace.
lesson-first-flight-deflect = Votre adversaire a lancé de l’or et rapporterait l’échantillon. Déviez-le avec votre propre or.
    .else = L’échantillon serait alors à l’adversaire. Vous avez de l’or : déviez.
lesson-first-flight-end = L’échantillon est perdu pour vous deux, et une manche commence. C’est tout ce qu’il faut savoir.

# Dit quand une sorte de question se pose pour la première fois.
first-time-launch = Choisissez la carte que vous lancez ; personne ne la voit avant que tous aient choisi. La plus grande force rapporte un échantillon.
first-time-deflect = Les autres vont rapporter un échantillon. Une carte or de votre main le fait manquer, et elle est dépensée.

# Avant la première partie : comment on gagne, et ce qu’est un tour.
welcome-comet = Qui lance plus de force que les autres rapporte l’échantillon d’une comète qui passe. Les échantillons qui valent le plus gagnent la partie.
    .turn = Chacun lance une carte de sa main, face cachée, et toutes sont révélées ensemble. Puis vient une nouvelle comète.
