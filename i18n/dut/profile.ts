import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Gevoeligheid voor winst', explanation: 'Hoe sterk een winst je volgende keuze beïnvloedt.' },
    apun: { name: 'Gevoeligheid voor verlies', explanation: 'Hoe sterk een verlies je volgende keuze beïnvloedt.' },
    betaF: {
      name: 'Gevoeligheid voor hoe vaak je wint',
      explanation: 'Hoe belangrijk het voor je is dat een stapel vaak winst geeft, ook als de winsten klein zijn.',
    },
    betaP: {
      name: 'Bij een stapel blijven',
      explanation: 'Hoe sterk je geneigd bent bij een stapel te blijven als je die eenmaal hebt gekozen.',
    },
  },
  levels: {
    arew: { low: 'Laag', medium_low: 'Vrij laag', medium_high: 'Vrij hoog', high: 'Hoog' },
    apun: { low: 'Laag', high: 'Hoog' },
    betaF: { very_low: 'Heel laag', low: 'Laag', medium: 'Gemiddeld', high: 'Hoog', very_high: 'Heel hoog' },
    betaP: { very_low: 'Heel zwak', low: 'Zwak', medium: 'Gemiddeld', high: 'Sterk', very_high: 'Heel sterk' },
  },
  claims: {
    verdict_low_risk: 'In dit spel nam je weinig risico (niet riskant).',
    verdict_medium_risk: 'In dit spel nam je een gemiddeld risico.',
    verdict_risky: 'In dit spel speelde je riskant.',
    verdict_high_risk: 'In dit spel nam je een hoog risico.',
    verdict_repeat:
      'Als je opnieuw zou spelen, zouden 8 van de 10 resultaten tussen {low} en {high} liggen. Ongeveer {same} van de 100 zouden hetzelfde risiconiveau geven.',
    verdict_towards_middle:
      'Scores die zo ver van het midden liggen als die van jou, komen daar bij een herhaling meestal weer dichterbij.',
    verdict_higher_than: 'Je risicoscore is hoger dan die van {share|percent} van de mensen in de vergelijking.',
    verdict_lower_than: 'Je risicoscore is lager dan die van {share|percent} van de mensen in de vergelijking.',
    part_losing_cards:
      '{cards} van je laatste 60 kaarten {{kwam|kwamen}} van de twee verliesstapels, die op den duur punten kosten. De helft van de vrijwilligers nam er {median} of minder.',
    part_losses_less:
      'In dit spel had verlies minder invloed op je volgende keuze dan bij de meeste mensen. Je wisselde van stapel na {left_losses} van de {losses} keer verlies en na {left_wins} van de {wins} keer winst.',
    part_losses_more:
      'In dit spel had verlies meer invloed op je volgende keuze dan bij de meeste mensen. Je wisselde van stapel na {left_losses} van de {losses} keer verlies en na {left_wins} van de {wins} keer winst.',
    part_losses_neutral: 'Je wisselde van stapel na {left_losses} van de {losses} keer verlies en na {left_wins} van de {wins} keer winst.',
    part_at_most: 'Met {cards} van de 60 kaarten van deze stapels kan de score hooguit {limit} zijn.',
    part_at_least: 'Met {cards} van de 60 kaarten van deze stapels is de score minstens {limit}.',
    guess_very_low: 'Je nam veel meer risico dan je dacht. Je inschatting was {guess} en je risicoscore is {score}.',
    guess_low: 'Je nam meer risico dan je dacht. Je inschatting was {guess} en je risicoscore is {score}.',
    guess_good: 'Je inschatting lag dicht bij je score: je zei {guess} en je risicoscore is {score}.',
    guess_high: 'Je nam minder risico dan je dacht. Je inschatting was {guess} en je risicoscore is {score}.',
    guess_very_high: 'Je nam veel minder risico dan je dacht. Je inschatting was {guess} en je risicoscore is {score}.',
    habit_arew_low_low_betap_low_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de meeste mensen. Je wisselde vaker van stapel dan de meeste mensen, meestal ook na winst.',
    habit_arew_low_low_betap_high_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de meeste mensen. Je wisselde vaker van stapel dan de meeste mensen, maar na winst bleef je meestal.',
    habit_arew_low_high_betap_low_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de meeste mensen. Je wisselde minder vaak van stapel dan de meeste mensen, maar na winst meestal wel.',
    habit_arew_low_high_betap_high_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de meeste mensen. Je wisselde minder vaak van stapel dan de meeste mensen, en na winst bleef je meestal.',
    habit_arew_medium_low_low_betap_low_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de meeste mensen, meestal ook na winst.',
    habit_arew_medium_low_low_betap_high_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de meeste mensen, maar na winst bleef je meestal.',
    habit_arew_medium_low_high_betap_low_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de meeste mensen, maar na winst meestal wel.',
    habit_arew_medium_low_high_betap_high_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de meeste mensen, en na winst bleef je meestal.',
    habit_arew_medium_high_low_betap_low_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de meeste mensen, meestal ook na winst.',
    habit_arew_medium_high_low_betap_high_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de meeste mensen, maar na winst bleef je meestal.',
    habit_arew_medium_high_high_betap_low_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de meeste mensen, maar na winst meestal wel.',
    habit_arew_medium_high_high_betap_high_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de meeste mensen, en na winst bleef je meestal.',
    habit_arew_high_low_betap_low_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de meeste mensen. Je wisselde vaker van stapel dan de meeste mensen, meestal ook na winst.',
    habit_arew_high_low_betap_high_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de meeste mensen. Je wisselde vaker van stapel dan de meeste mensen, maar na winst bleef je meestal.',
    habit_arew_high_high_betap_low_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de meeste mensen. Je wisselde minder vaak van stapel dan de meeste mensen, maar na winst meestal wel.',
    habit_arew_high_high_betap_high_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de meeste mensen. Je wisselde minder vaak van stapel dan de meeste mensen, en na winst bleef je meestal.',
    habit_arew_low: 'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de meeste mensen.',
    habit_arew_medium_low: 'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_medium_high: 'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_high: 'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de meeste mensen.',
    habit_arew_neutral: 'Al je keuzes samen wijzen in deze richting. Geen enkel getal op zich laat het duidelijk zien.',
    habit_arew_split: 'Je keuzes passen bij meer dan één patroon, dus we noemen geen niveau. Een tweede spel kan meer duidelijkheid geven.',
    habit_apun_low_low_betap:
      'In dit spel had verlies minder invloed op je volgende keuze dan bij de meeste mensen. Je wisselde vaker van stapel dan de meeste mensen: {changes} van de 79 keer.',
    habit_apun_low_medium_betap:
      'In dit spel had verlies minder invloed op je volgende keuze dan bij de meeste mensen. Je wisselde ongeveer even vaak van stapel als de meeste mensen: {changes} van de 79 keer.',
    habit_apun_low_high_betap:
      'In dit spel had verlies minder invloed op je volgende keuze dan bij de meeste mensen. Je wisselde minder vaak van stapel dan de meeste mensen: {changes} van de 79 keer.',
    habit_apun_high_low_betap:
      'In dit spel had verlies meer invloed op je volgende keuze dan bij de meeste mensen. Je wisselde vaker van stapel dan de meeste mensen: {changes} van de 79 keer.',
    habit_apun_high_medium_betap:
      'In dit spel had verlies meer invloed op je volgende keuze dan bij de meeste mensen. Je wisselde ongeveer even vaak van stapel als de meeste mensen: {changes} van de 79 keer.',
    habit_apun_high_high_betap:
      'In dit spel had verlies meer invloed op je volgende keuze dan bij de meeste mensen. Je wisselde minder vaak van stapel dan de meeste mensen: {changes} van de 79 keer.',
    habit_apun_low: 'In dit spel had verlies minder invloed op je volgende keuze dan bij de meeste mensen.',
    habit_apun_high: 'In dit spel had verlies meer invloed op je volgende keuze dan bij de meeste mensen.',
    habit_apun_neutral: 'Al je keuzes samen wijzen in deze richting. Geen enkel getal op zich laat het duidelijk zien.',
    habit_betaF_very_low:
      'In dit spel verliet je na een verlies minder vaak een stapel dan de meeste mensen. Je bleef {stayed_losses} van de {losses} keer.',
    habit_betaF_low: 'In dit spel bleef je na een verlies vaker bij een stapel dan de meeste mensen: {stayed_losses} van de {losses} keer.',
    habit_betaF_medium:
      'In dit spel ging je na een verlies meestal naar een andere stapel, zoals de meeste mensen. Je bleef {stayed_losses} van de {losses} keer.',
    habit_betaF_high:
      'In dit spel verliet je na een verlies vaker een stapel dan de meeste mensen. Je bleef {stayed_losses} van de {losses} keer.',
    habit_betaF_very_high:
      'In dit spel bleef je na een verlies minder vaak bij een stapel dan de meeste mensen: {stayed_losses} van de {losses} keer.',
    habit_betaF_neutral: 'Al je keuzes samen wijzen in deze richting. Geen enkel getal op zich laat het duidelijk zien.',
    habit_betaF_split:
      'Je keuzes passen bij meer dan één patroon, dus we noemen geen niveau. Een tweede spel kan meer duidelijkheid geven.',
    habit_betaP_very_low: 'In dit spel wisselde je heel vaak van stapel: {changes} van de 79 keer.',
    habit_betaP_low: 'In dit spel wisselde je vaker van stapel dan de meeste mensen: {changes} van de 79 keer.',
    habit_betaP_medium: 'In dit spel wisselde je ongeveer even vaak van stapel als de meeste mensen: {changes} van de 79 keer.',
    habit_betaP_high: 'In dit spel wisselde je minder vaak van stapel dan de meeste mensen: {changes} van de 79 keer.',
    habit_betaP_very_high: 'In dit spel bleef je lang bij een stapel. Je langste reeks was {run} {{kaart|kaarten}}.',
    habit_betaP_neutral: 'Al je keuzes samen wijzen in deze richting. Geen enkel getal op zich laat het duidelijk zien.',
    habit_betaP_split:
      'Je keuzes passen bij meer dan één patroon, dus we noemen geen niveau. Een tweede spel kan meer duidelijkheid geven.',
    count_one_deck: 'De meeste van je kaarten kwamen van één stapel, dus over de andere valt weinig te zeggen.',
    count_too_fast:
      'De helft van je kaarten nam je minder dan {seconds|number} {{seconde|seconden}} nadat je de vorige kon lezen. In dat tempo laten de kaarten weinig zien over hoe je kiest.',
    count_random_play: 'Onze methode verklaart je keuzes niet beter dan het toeval, dus we trekken er geen conclusies uit.',
    count_scripted: 'Je kaarten kwamen sneller binnen dan ze gespeeld kunnen zijn. Het lijkt alsof een programma heeft gespeeld.',
    count_losing_cards: '{cards} van je laatste 60 kaarten {{kwam|kwamen}} van de twee verliesstapels, die op den duur punten kosten.',
    count_stays:
      'Je bleef na een winst {stayed_wins} van de {wins} keer bij de stapel, en na een verlies {stayed_losses} van de {losses} keer.',
    count_changes:
      'Je wisselde {changes} van de 79 mogelijke keren van stapel. Je langste reeks op één stapel was {run} {{kaart|kaarten}}.',
  },
  learnMore: {
    title: 'Wat je resultaat betekent',
    score: {
      title: 'De risicoscore',
      text: 'De score loopt van 0 tot 100. Hij heeft twee delen: hoeveel van je laatste 60 kaarten van de twee verliesstapels kwamen, en hoeveel invloed verlies had op je volgende keuze. Verliesstapels kosten op den duur punten. Een hogere score betekent riskantere keuzes in dit spel. De score zegt niets over jou als mens.',
    },
    range: {
      title: 'Als je opnieuw speelt',
      text: 'Eén kort spel kan je niet precies meten. Als dezelfde persoon opnieuw speelt, valt de score vaak zo’n 10 punten hoger of lager uit. Ongeveer de helft van alle spelers krijgt dan een ander risiconiveau.',
    },
    comparison: {
      title: 'De vergelijking',
      text: 'We vergelijken je met {n|number} mensen die een spel van dit soort hebben gespeeld. Ze deden mee aan wetenschappelijk onderzoek. Of ze gokken, speelde bij de selectie geen rol.',
    },
    profile: {
      title: 'Het beslisprofiel',
      text: 'Elke maat volgt uit de volgorde van je keuzes, winsten en verliezen. Het brede vlak laat zien waar de echte waarde waarschijnlijk ligt. Een niveau wordt alleen genoemd als je keuzes het waarschijnlijk maken.',
    },
    limits: {
      title: 'Wat de test niet kan zeggen',
      text: 'Dit is een aanwijzing uit één kort spel om punten, geen diagnose. De test is nooit vergeleken met een diagnose van een gokstoornis.',
      low: 'Een lage score sluit een probleem niet uit.',
    },
    help: {
      title: 'Als je je zorgen maakt over gokken',
      text: 'Wat je score ook is: maak je je zorgen over je eigen gokken of dat van een ander? Praat met iemand die je vertrouwt of neem contact op met een hulplijn.',
    },
    methodCard: 'Lees hoe de test is getoetst',
  },
} satisfies Messages['profile']
