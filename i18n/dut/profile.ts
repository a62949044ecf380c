import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Gevoeligheid voor winst', explanation: 'Hoe sterk een winst je volgende keuze beïnvloedt.' },
    apun: { name: 'Gevoeligheid voor verlies', explanation: 'Hoe sterk een verlies je volgende keuze beïnvloedt.' },
    betaF: {
      name: 'Gevoeligheid voor hoe vaak je wint',
      explanation:
        'Hoe belangrijk het voor je is of een kaart winst of verlies geeft, meer dan hoeveel punten het zijn. Na een verlies van stapel wisselen wijst in die richting.',
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
    betaP: { very_low: 'Heel zelden', low: 'Zelden', medium: 'Soms', high: 'Vaak', very_high: 'Heel vaak' },
  },
  placed: {
    top: 'Die hoort bij de hoogste {share|percent}.',
    bottom: 'Die hoort bij de laagste {share|percent}.',
  },
  claims: {
    verdict_low_risk: 'In dit spel geldt je risicoscore als gedrag met weinig risico (niet riskant).',
    verdict_medium_risk: 'In dit spel geldt je risicoscore als gedrag met een matig risico.',
    verdict_risky: 'In dit spel geldt je risicoscore als riskant gedrag.',
    verdict_high_risk: 'In dit spel geldt je risicoscore als gedrag met een hoog risico.',
    verdict_repeat:
      'In gesimuleerde spellen zoals dat van jou, met andere kaarten, ligt ongeveer 8 van de 10 resultaten tussen {low} en {high}. Ongeveer {same} van de 100 geven hetzelfde risiconiveau.',
    verdict_towards_middle:
      'Een score zo ver van het midden is deels toeval. In gesimuleerde spellen zoals dat van jou komt hij meestal dichter bij het midden uit, zonder dat de speler is veranderd.',
    verdict_higher_than: 'Je risicoscore is hoger dan die van {share|percent} van de mensen in de vergelijking.',
    verdict_lower_than: 'Je risicoscore is lager dan die van {share|percent} van de mensen in de vergelijking.',
    part_losing_cards:
      '{cards} van je laatste 60 kaarten {{kwam|kwamen}} van de twee verliesstapels, die op den duur punten kosten. De helft van de vrijwilligers nam er {median} of minder.',
    part_losses_less:
      'In dit spel had verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde van stapel na {left_losses} van de {losses} keer verlies en na {left_wins} van de {wins} keer winst.',
    part_losses_more:
      'In dit spel had verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde van stapel na {left_losses} van de {losses} keer verlies en na {left_wins} van de {wins} keer winst.',
    part_losses_little:
      'In dit spel maakte het voor je volgende keuze weinig uit of je had gewonnen of verloren. Je wisselde van stapel na {left_losses} van de {losses} keer verlies en na {left_wins} van de {wins} keer winst.',
    part_losses_much:
      'In dit spel maakte het voor je volgende keuze veel uit of je had gewonnen of verloren. Je wisselde van stapel na {left_losses} van de {losses} keer verlies en na {left_wins} van de {wins} keer winst.',
    part_losses_neutral: 'Je wisselde van stapel na {left_losses} van de {losses} keer verlies en na {left_wins} van de {wins} keer winst.',
    part_at_most: 'Met {cards} van de 60 kaarten van deze stapels kan de score hooguit {limit} zijn.',
    part_at_least: 'Met {cards} van de 60 kaarten van deze stapels is de score minstens {limit}.',
    guess_very_low: 'In dit spel lag je inschatting ({guess}) ver onder je risicoscore ({score}).',
    guess_low: 'In dit spel lag je inschatting ({guess}) onder je risicoscore ({score}).',
    guess_good: 'In dit spel lag je inschatting zo dichtbij als één spel kan laten zien: je zei {guess} en je risicoscore is {score}.',
    guess_high: 'In dit spel lag je inschatting ({guess}) boven je risicoscore ({score}).',
    guess_very_high: 'In dit spel lag je inschatting ({guess}) ver boven je risicoscore ({score}).',
    guess_numbers: 'In dit spel was je inschatting {guess} en is je risicoscore {score}.',
    habit_arew_low_low_betap_low_apun:
      'Je wisselde vaker van stapel dan de helft van de vrijwilligers, meestal ook na winst. In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_low_low_betap_high_apun:
      'Je wisselde vaker van stapel dan de helft van de vrijwilligers, maar na winst bleef je meestal. In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_low_high_betap_low_apun:
      'Je wisselde minder vaak van stapel dan de helft van de vrijwilligers, maar na winst meestal wel. In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_low_high_betap_high_apun:
      'Je wisselde minder vaak van stapel dan de helft van de vrijwilligers, en na winst bleef je meestal. In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_medium_low_low_betap_low_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de helft van de vrijwilligers, meestal ook na winst.',
    habit_arew_medium_low_low_betap_high_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de helft van de vrijwilligers, maar na winst bleef je meestal.',
    habit_arew_medium_low_high_betap_low_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de helft van de vrijwilligers, maar na winst meestal wel.',
    habit_arew_medium_low_high_betap_high_apun:
      'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de helft van de vrijwilligers, en na winst bleef je meestal.',
    habit_arew_medium_high_low_betap_low_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de helft van de vrijwilligers, meestal ook na winst.',
    habit_arew_medium_high_low_betap_high_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de helft van de vrijwilligers, maar na winst bleef je meestal.',
    habit_arew_medium_high_high_betap_low_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de helft van de vrijwilligers, maar na winst meestal wel.',
    habit_arew_medium_high_high_betap_high_apun:
      'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de helft van de vrijwilligers, en na winst bleef je meestal.',
    habit_arew_high_low_betap_low_apun:
      'Je wisselde vaker van stapel dan de helft van de vrijwilligers, meestal ook na winst. In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_high_low_betap_high_apun:
      'Je wisselde vaker van stapel dan de helft van de vrijwilligers, maar na winst bleef je meestal. In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_high_high_betap_low_apun:
      'Je wisselde minder vaak van stapel dan de helft van de vrijwilligers, maar na winst meestal wel. In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_high_high_betap_high_apun:
      'Je wisselde minder vaak van stapel dan de helft van de vrijwilligers, en na winst bleef je meestal. In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_low: 'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_medium_low: 'In dit spel had winst of verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_medium_high: 'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_high: 'In dit spel had winst of verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_arew_neutral: 'Al je keuzes samen wijzen in deze richting. Geen enkel getal op zich laat het duidelijk zien.',
    habit_arew_split: 'Je keuzes passen bij meer dan één patroon, dus we noemen geen niveau. Een tweede spel kan meer duidelijkheid geven.',
    habit_apun_low_low_betap:
      'In dit spel had verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_apun_low_medium_betap:
      'In dit spel had verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde ongeveer even vaak van stapel als de middelste helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_apun_low_high_betap:
      'In dit spel had verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_apun_high_low_betap:
      'In dit spel had verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde vaker van stapel dan de helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_apun_high_medium_betap:
      'In dit spel had verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde ongeveer even vaak van stapel als de middelste helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_apun_high_high_betap:
      'In dit spel had verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers. Je wisselde minder vaak van stapel dan de helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_apun_low: 'In dit spel had verlies minder invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_apun_high: 'In dit spel had verlies meer invloed op je volgende keuze dan bij de helft van de vrijwilligers.',
    habit_apun_little: 'In dit spel maakte het voor je volgende keuze weinig uit of je had gewonnen of verloren.',
    habit_apun_much: 'In dit spel maakte het voor je volgende keuze veel uit of je had gewonnen of verloren.',
    habit_apun_neutral: 'Al je keuzes samen wijzen in deze richting. Geen enkel getal op zich laat het duidelijk zien.',
    habit_apun_split: 'Je keuzes passen bij meer dan één patroon, dus we noemen geen niveau. Een tweede spel kan meer duidelijkheid geven.',
    habit_betaF_very_low:
      'In dit spel verliet je na een verlies minder vaak een stapel dan de helft van de vrijwilligers. Je bleef {stayed_losses} van de {losses} keer.',
    habit_betaF_low:
      'In dit spel bleef je na een verlies vaker bij een stapel dan de helft van de vrijwilligers: {stayed_losses} van de {losses} keer.',
    habit_betaF_medium:
      'In dit spel ging je na een verlies meestal naar een andere stapel, zoals de meeste vrijwilligers. Je bleef {stayed_losses} van de {losses} keer.',
    habit_betaF_high:
      'In dit spel verliet je na een verlies vaker een stapel dan de helft van de vrijwilligers. Je bleef {stayed_losses} van de {losses} keer.',
    habit_betaF_very_high:
      'In dit spel bleef je na een verlies minder vaak bij een stapel dan de helft van de vrijwilligers: {stayed_losses} van de {losses} keer.',
    habit_betaF_neutral: 'Al je keuzes samen wijzen in deze richting. Geen enkel getal op zich laat het duidelijk zien.',
    habit_betaF_split:
      'Je keuzes passen bij meer dan één patroon, dus we noemen geen niveau. Een tweede spel kan meer duidelijkheid geven.',
    habit_betaP_very_low: 'In dit spel wisselde je heel vaak van stapel: {changes} van de 79 keer.',
    habit_betaP_low: 'In dit spel wisselde je vaker van stapel dan de helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_betaP_medium:
      'In dit spel wisselde je ongeveer even vaak van stapel als de middelste helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_betaP_high: 'In dit spel wisselde je minder vaak van stapel dan de helft van de vrijwilligers: {changes} van de 79 keer.',
    habit_betaP_very_high: 'In dit spel bleef je lang bij een stapel. Je langste reeks was {run} {{kaart|kaarten}}.',
    habit_betaP_neutral: 'Al je keuzes samen wijzen in deze richting. Geen enkel getal op zich laat het duidelijk zien.',
    habit_betaP_split:
      'Je keuzes passen bij meer dan één patroon, dus we noemen geen niveau. Een tweede spel kan meer duidelijkheid geven.',
    count_one_deck: 'De meeste van je kaarten kwamen van één stapel, dus over de andere valt weinig te zeggen.',
    count_too_fast:
      'De helft van je kaarten nam je minder dan {seconds|number} {{seconde|seconden}} nadat je de vorige kon lezen. In dat tempo laten de kaarten weinig zien over hoe je kiest.',
    count_random_play: 'Onze methode verklaart je keuzes niet beter dan het toeval, dus we trekken er geen conclusies uit.',
    count_scripted:
      'De tijden van je kaarten kloppen niet met elkaar. Dat kan gebeuren als een programma speelt, dus we trekken er geen conclusies uit.',
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
      text: 'Eén kort spel kan geen precieze maat geven. In gesimuleerde spellen zoals dat van jou, met andere kaarten, valt de score doorgaans ongeveer 10 punten hoger of lager uit. Hoe verder hij van het midden ligt, hoe groter de verandering. Echte herhalingen verschillen meer: mensen spelen niet elke dag hetzelfde, en een verschil van 13 punten is normaal.',
    },
    comparison: {
      title: 'De vergelijking',
      text: 'We vergelijken je met {n|number} mensen die een spel van dit soort hebben gespeeld. Ze deden mee aan wetenschappelijk onderzoek. Of ze gokken, speelde bij de selectie geen rol.',
    },
    profile: {
      title: 'Het beslisprofiel',
      text: 'Elke maat volgt uit de volgorde van je keuzes, winsten en verliezen. Het gekleurde vlak laat zien waar de echte waarde waarschijnlijk ligt. Een niveau wordt alleen genoemd als je keuzes het waarschijnlijk maken.',
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
