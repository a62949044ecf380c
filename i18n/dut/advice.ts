import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Maak vooraf een plan',
      text: 'Bepaal hoeveel tijd en geld je wilt besteden voordat je begint, en schrijf het op. Een plan maak je makkelijker vóór de eerste inzet.',
    },
    lacking_excitement: {
      title: 'Zoek spanning ergens anders',
      text: 'Sommige mensen gokken omdat ze spanning zoeken. Sport, muziek of een nieuwe hobby kan je dat gevoel geven zonder dat het zoveel kost.',
    },
    watch_your_mood: {
      title: 'Let op je stemming',
      text: 'Als je verdrietig, boos of gestrest bent, is goed kiezen moeilijker. Gok niet om je beter te voelen. Wacht tot je rustig bent.',
    },
    monitor_your_spending: {
      title: 'Houd je uitgaven in de gaten',
      text: 'Schrijf op wat je inlegt en wat je terugkrijgt, en reken elke week het verschil uit. Dat is vaak groter dan je denkt.',
    },
    decide_in_advance: {
      title: 'Beslis vooraf',
      text: 'Bepaal het hoogste bedrag dat je kunt missen, en stop als het op is. Op veel sites kun je deze grens zelf instellen.',
    },
    dont_chase_losses: {
      title: 'Ga niet achter je verlies aan',
      text: 'Het is verleidelijk om te proberen terug te winnen wat je verloor. Maar dat geld is weg, en een nieuwe inzet is een nieuw risico. Stop voor vandaag.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Maak van winst iets moois',
      text: 'Als je wint, neem het geld dan op en doe er iets leuks mee. Wat je aan een fijne dag hebt uitgegeven, kun je niet meer verliezen.',
    },
    stay_on_budget: {
      title: 'Blijf binnen je budget',
      text: 'Gebruik alleen geld dat overblijft na huur, eten en rekeningen. Leen nooit geld om te gokken. Vraag je bank of betalingen aan goksites geblokkeerd kunnen worden.',
    },
    take_a_break: {
      title: 'Neem een pauze',
      text: 'Een korte pauze geeft je tijd om na te denken. Sta op, drink wat water en beslis dan of je door wilt gaan. Kijk voor een langere pauze of de site een time-out heeft.',
    },
    take_a_break_between_games: {
      title: 'Neem een pauze tussen spellen',
      text: 'Ga niet meteen van het ene spel door naar het volgende. Een paar minuten ertussen maken stoppen makkelijker.',
    },
    react_to_problems: {
      title: 'Ken de eerste signalen',
      text: 'Gok je meer dan je wilt, verberg je het of denk je er veel aan? Wacht niet: praat er met iemand over. Een hulplijn is een goede eerste stap, en je kunt je ook laten uitsluiten van gokken.',
    },
    stick_to_your_decisions: {
      title: 'Houd je aan je besluiten',
      text: 'In het vuur van het spel verander je makkelijk van plan. Vertel iemand over je plan, of schrijf het op waar je het kunt zien.',
    },
    watch_the_time: {
      title: 'Let op de tijd',
      text: 'De tijd gaat snel als je gokt. Zet een wekker voordat je begint, en stop als hij afgaat.',
    },
    engage_in_other_activities: {
      title: 'Doe ook andere dingen',
      text: 'Zorg dat gokken maar een klein deel van je vrije tijd is. Plan iets leuks voor de uren waarin je anders zou gokken.',
    },
    seek_company: {
      title: 'Zoek anderen op',
      text: 'Wie alleen gokt, raakt makkelijk het overzicht kwijt. Spreek af met mensen die goed voor je zijn.',
    },
    ask_yourself: {
      title: 'Stel jezelf vragen',
      text: 'Vraag je af en toe af: waarom gok ik, en is het goed voor me? Een eerlijk antwoord helpt je om helder te zien.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Praat met anderen over gokken',
      text: 'Praten kan opluchten. Kies iemand die je vertrouwt of bel een hulplijn.',
    },
    know_the_risks: {
      title: 'Ken de risico’s',
      text: 'Op den duur verliezen de meeste mensen geld met gokken. Zoek op hoe groot de kansen zijn voordat je gokt, en gebruik alleen geld dat je kunt missen.',
    },
    remember_the_rules_of_randomness: {
      title: 'Denk aan de regels van het toeval',
      text: 'Toeval heeft geen geheugen. Een reeks verliezen maakt winst niet waarschijnlijker, en geen gevoel of systeem kan voorspellen wat er komt.',
    },
    dont_overthink_it: {
      title: 'Denk er niet te veel over na',
      text: 'Als je graag naar een systeem zoekt: met denken versla je het toeval niet. Laat een spel gewoon een spel zijn.',
    },
    stop_in_time: {
      title: 'Stop op tijd',
      text: 'Kies vooraf wanneer je stopt, of je nu wint of verliest. Het beste moment om te stoppen is het moment dat je hebt gepland, of eerder.',
    },
    keep_gambling_fun: {
      title: 'Laat het ontspanning blijven',
      text: 'Als je gokt, zie het dan als vermaak waarvoor je betaalt, zoals de bioscoop. Als het niet leuk meer is, is het tijd om te stoppen.',
    },
    educate_yourself: {
      title: 'Leer hoe gokken werkt',
      text: 'Zoek uit hoe aanbieders aan gokken verdienen en wat kansen betekenen. Hoe meer je weet, hoe vrijer je kiest.',
    },
    strike_the_balance: {
      title: 'Vind de balans',
      text: 'Familie, vrienden, werk, slaap en sport hebben ook hun tijd nodig. Kijk af en toe of gokken daar nog ruimte voor laat.',
    },
  },
  steps: {
    title: 'Wat je kunt doen',
    money: {
      first: 'Kies een bedrag dat je kunt verliezen terwijl je nog alles kunt betalen wat je nodig hebt. Schrijf het op.',
      second: 'Stel het in als limiet waar je speelt, of vraag je bank of betalingen aan goksites geblokkeerd kunnen worden.',
      third: 'Reken één keer per week het verschil uit tussen wat je hebt ingelegd en wat je hebt teruggekregen.',
    },
    pace: {
      first: 'Zet een wekker op het moment waarop je wilt stoppen, voordat je begint.',
      second: 'Stop met spelen als hij afgaat, en doe 20 minuten iets anders.',
      third: 'Wil je dan nog door? Slaap er een nacht over en beslis de volgende dag.',
    },
    decide: {
      first: 'Schrijf op wanneer je stopt en hoeveel je hoogstens uitgeeft.',
      second: 'Leg het briefje waar je het ziet, of vertel iemand erover.',
      third: 'Vergelijk achteraf wat je deed met wat je opschreef.',
    },
    life: {
      first: 'Kies iets dat je graag doet en dat niets met gokken te maken heeft.',
      second: 'Plan het deze week op een vast moment, liefst als je anders zou gokken.',
      third: 'Vraag iemand om mee te doen. Een plan met z’n tweeën houd je makkelijker vol.',
    },
    support: {
      first: 'Bedenk wie je vertrouwt en kies een rustig moment om te praten.',
      second: 'Zeg in één zin wat je dwarszit. Je hoeft nog geen oplossing te hebben.',
      third: 'Is dat te moeilijk? Begin met een hulplijn. Je kunt vragen of je je naam moet noemen.',
    },
    knowledge: {
      first: 'Zoek op hoeveel een spel gemiddeld van elke inzet terugbetaalt.',
      second: 'Wat het niet terugbetaalt, is wat spelen kost. Vraag je af of het je dat waard is.',
      third: 'Lijkt winst dichtbij? Bedenk dan dat toeval geen geheugen heeft.',
    },
  },
  reasons: {
    stayed_after_wins: 'Na een winst bleef je {stayed} van de {wins} keer bij de stapel.',
    stayed_after_losses: 'Na een verlies bleef je {stayed} van de {losses} keer bij de stapel.',
    changed_after_losses: 'Na een verlies wisselde je {changed} van de {losses} keer van stapel.',
    stayed_after_both:
      'Je bleef na een winst {stayed_wins} van de {wins} keer bij de stapel, en na een verlies {stayed_losses} van de {losses} keer.',
    chased_losses:
      'Kort na een verlies op een verliesstapel {{cards:kwam|kwamen}} {cards} van de {of} {{kaart|kaarten}} opnieuw van een verliesstapel.',
    frequent_wins: '{cards} van je 80 kaarten {{kwam|kwamen}} van de twee stapels die het vaakst winst geven.',
    long_run: 'Je langste reeks op één stapel was {run} {{kaart|kaarten}}.',
    many_changes: 'Je wisselde {changes} van de 79 mogelijke keren van stapel.',
    no_pattern: 'Je wisselde {changes} van de 79 mogelijke keren van stapel, zowel na winst als na verlies.',
    points_lost: 'Je eindigde {points|money} onder je beginpunten.',
    points_won: 'Je eindigde {points|money} boven je beginpunten.',
    quick_play: 'De helft van je kaarten koos je in minder dan {seconds|number} {{seconde|seconden}} per kaart.',
    slow_play: 'Voor de helft van je kaarten nam je meer dan {seconds|number} {{seconde|seconden}} de tijd.',
    long_play: 'Je speelde {minutes} {{minuut|minuten}}.',
    guess_low: 'Je inschatting in dit spel was {guess}, lager dan je risicoscore van {score}.',
    guess_high: 'Je inschatting in dit spel was {guess}, hoger dan je risicoscore van {score}.',
    guess_right: 'Je inschatting was {guess} en je risicoscore is {score}: één spel kan die twee niet onderscheiden.',
    costly_decks:
      '{cards} van je laatste 60 kaarten {{kwam|kwamen}} van de twee verliesstapels, die op den duur punten kosten. Je risicoscore is {score}.',
    few_costly_decks:
      '{cards} van je laatste 60 kaarten {{kwam|kwamen}} van de twee verliesstapels, die op den duur punten kosten. Je risicoscore is {score}.',
    whole_pattern: 'Al je keuzes samen leidden tot deze tip. Geen enkel getal op zich laat het duidelijk zien.',
    for_everyone: 'Deze tip is goed voor iedereen.',
  },
} satisfies Messages['advice']
