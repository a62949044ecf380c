import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Planlæg på forhånd',
      text: 'Beslut, hvor meget tid og hvor mange penge du vil bruge, før du begynder, og skriv det ned. En plan er lettere at lægge før den første indsats.',
    },
    lacking_excitement: {
      title: 'Find spændingen andre steder',
      text: 'Nogle spiller om penge, fordi de søger spænding. Sport, musik eller en ny hobby kan give dig den følelse uden at koste så meget.',
    },
    watch_your_mood: {
      title: 'Vær opmærksom på dit humør',
      text: 'Når du er ked af det, vred eller stresset, er det sværere at vælge godt. Spil ikke om penge for at få det bedre. Vent, til du er rolig.',
    },
    monitor_your_spending: {
      title: 'Hold øje med dit forbrug',
      text: 'Skriv ned, hvad du indbetaler, og hvad du får tilbage, og regn forskellen ud hver uge. Den er ofte større, end man tror.',
    },
    decide_in_advance: {
      title: 'Beslut dig på forhånd',
      text: 'Bestem det højeste beløb, du har råd til at tabe, og stop, når det er brugt. På mange sider kan du selv sætte denne grænse.',
    },
    dont_chase_losses: {
      title: 'Jagt ikke dine tab',
      text: 'Det er fristende at prøve at vinde det tabte tilbage. Men pengene er væk, og en ny indsats er en ny risiko. Stop for i dag.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Lav gevinster om til gode oplevelser',
      text: 'Når du vinder, så hæv pengene, og brug dem på noget rart. Det, du har brugt på en god dag, kan du ikke tabe i det næste spil.',
    },
    stay_on_budget: {
      title: 'Hold dig til dit budget',
      text: 'Brug kun penge, der er tilbage efter husleje, mad og regninger. Lån aldrig penge til at spille for. Spørg din bank, om den kan spærre for betalinger til pengespil.',
    },
    take_a_break: {
      title: 'Tag en pause',
      text: 'En kort pause giver dig tid til at tænke dig om. Rejs dig, drik lidt vand, og beslut så, om du vil fortsætte. Vil du have en længere pause, så se, om siden kan lukke for dig en tid.',
    },
    take_a_break_between_games: {
      title: 'Tag en pause mellem spillene',
      text: 'Gå ikke direkte fra ét spil til det næste. Et par minutter imellem gør det lettere at stoppe.',
    },
    react_to_problems: {
      title: 'Kend de første tegn',
      text: 'Spiller du om penge mere, end du vil, skjuler du det, eller tænker du meget på det? Vent ikke: Tal med nogen. En hjælpelinje er et godt første skridt, og du kan også udelukke dig selv fra pengespil.',
    },
    stick_to_your_decisions: {
      title: 'Hold fast i dine beslutninger',
      text: 'Det er let at ændre en plan i kampens hede. Fortæl nogen om din plan, eller skriv den, hvor du kan se den.',
    },
    watch_the_time: {
      title: 'Hold øje med tiden',
      text: 'Tiden går hurtigt, når man spiller om penge. Sæt en alarm, før du begynder, og stop, når den ringer.',
    },
    engage_in_other_activities: {
      title: 'Lav også andre ting',
      text: 'Sørg for, at spil om penge kun er en lille del af din fritid. Planlæg noget, du er glad for, i de timer, hvor du ellers ville spille.',
    },
    seek_company: {
      title: 'Vær sammen med andre',
      text: 'Når man spiller om penge alene, er det let at miste overblikket. Vær sammen med mennesker, der er gode for dig.',
    },
    ask_yourself: {
      title: 'Spørg dig selv',
      text: 'Spørg dig selv en gang imellem: Hvorfor spiller jeg om penge, og er det godt for mig? Et ærligt svar hjælper dig til at se klart.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Tal med andre om dit pengespil',
      text: 'Det kan være en lettelse at tale om det. Vælg en, du stoler på, eller ring til en hjælpelinje.',
    },
    know_the_risks: {
      title: 'Kend risikoen',
      text: 'Over tid taber de fleste mennesker penge på pengespil. Undersøg chancerne, før du satser, og brug kun det, du kan undvære.',
    },
    remember_the_rules_of_randomness: {
      title: 'Husk tilfældets regler',
      text: 'Tilfældet har ingen hukommelse. En række tab gør ikke en gevinst mere sandsynlig, og hverken en fornemmelse eller et system kan forudsige, hvad der kommer.',
    },
    dont_overthink_it: {
      title: 'Tænk ikke for meget over det',
      text: 'Hvis du gerne leder efter et system: Tilfældet kan ikke regnes ud, hvor meget man end tænker. Lad et spil bare være et spil.',
    },
    stop_in_time: {
      title: 'Stop i tide',
      text: 'Vælg på forhånd, hvornår du stopper, uanset om du vinder eller taber. Det bedste tidspunkt er det, du har planlagt – eller før.',
    },
    keep_gambling_fun: {
      title: 'Lad det blive ved underholdning',
      text: 'Hvis du spiller om penge, så se det som underholdning, du betaler for, ligesom en biograftur. Når det ikke længere er sjovt, er det tid til at stoppe.',
    },
    educate_yourself: {
      title: 'Lær, hvordan pengespil virker',
      text: 'Find ud af, hvordan spiludbydere tjener penge, og hvad odds betyder. Jo mere du ved, jo friere vælger du.',
    },
    strike_the_balance: {
      title: 'Find balancen',
      text: 'Familie, venner, arbejde, søvn og sport skal også have tid. Se en gang imellem efter, om der er plads til dem ved siden af pengespillet.',
    },
  },
  steps: {
    title: 'Hvad du kan gøre',
    money: {
      first: 'Vælg et beløb, du kan tabe og stadig betale alt det nødvendige. Skriv det ned.',
      second: 'Sæt det som grænse dér, hvor du spiller, eller spørg din bank, om den kan spærre for betalinger til pengespil.',
      third: 'Regn én gang om ugen forskellen ud på det, du har indbetalt, og det, du har fået tilbage.',
    },
    pace: {
      first: 'Sæt en alarm til det tidspunkt, hvor du vil stoppe, før du begynder.',
      second: 'Forlad spillet, når den ringer, og lav noget andet i 20 minutter.',
      third: 'Vil du stadig fortsætte, så sov på det, og beslut dig dagen efter.',
    },
    decide: {
      first: 'Skriv ned, hvornår du stopper, og hvor meget du højst vil bruge.',
      second: 'Læg sedlen, hvor du ser den, eller fortæl nogen om den.',
      third: 'Sammenlign bagefter det, du gjorde, med det, du skrev.',
    },
    life: {
      first: 'Vælg én ting, du er glad for, og som ikke har med spil om penge at gøre.',
      second: 'Sæt en fast tid af til det i denne uge, helst når du ellers ville spille.',
      third: 'Spørg, om nogen vil være med. En plan for to er lettere at holde.',
    },
    support: {
      first: 'Tænk på én person, du stoler på, og vælg et roligt øjeblik til at tale sammen.',
      second: 'Sig i én sætning, hvad der bekymrer dig. Du behøver ikke have en løsning endnu.',
      third: 'Er det for svært, så begynd med en hjælpelinje. Du kan spørge, om du skal sige dit navn.',
    },
    knowledge: {
      first: 'Find ud af, hvor meget af hver indsats et spil betaler tilbage i gennemsnit.',
      second: 'Det, spillet ikke betaler tilbage, er det, det koster at spille. Spørg dig selv, om det er det værd.',
      third: 'Når en gevinst virker tæt på, så husk, at tilfældet ikke har nogen hukommelse.',
    },
  },
  reasons: {
    stayed_after_wins: 'Efter en gevinst blev du ved bunken {stayed} ud af {wins} {{gang|gange}}.',
    stayed_after_losses: 'Efter et tab blev du ved bunken {stayed} ud af {losses} {{gang|gange}}.',
    changed_after_losses: 'Efter et tab skiftede du bunke {changed} ud af {losses} {{gang|gange}}.',
    stayed_after_both:
      'Du blev ved bunken {stayed_wins} ud af {wins} {{gang|gange}} efter en gevinst og {stayed_losses} ud af {losses} {{gang|gange}} efter et tab.',
    chased_losses: 'Lige efter et tab i en tabsbunke kom {cards} ud af {of} kort igen fra en tabsbunke.',
    frequent_wins: '{cards} af dine 80 kort kom fra de to bunker, der oftest giver gevinst.',
    long_run: 'Din længste række fra én bunke var på {run} kort.',
    many_changes: 'Du skiftede bunke {changes} ud af 79 mulige gange.',
    no_pattern: 'Du skiftede bunke {changes} ud af 79 mulige gange, både efter gevinster og efter tab.',
    points_lost: 'Du sluttede {points|money} under dine startpoint.',
    points_won: 'Du sluttede {points|money} over dine startpoint.',
    quick_play: 'Halvdelen af dine kort valgte du på under {seconds|number} {{sekund|sekunder}} pr. kort.',
    slow_play: 'For halvdelen af dine kort brugte du mere end {seconds|number} {{sekund|sekunder}} pr. kort.',
    long_play: 'Du spillede i {minutes} {{minut|minutter}}.',
    guess_low: 'Dit gæt i dette spil var {guess} og lå under din risikoscore på {score}.',
    guess_high: 'Dit gæt i dette spil var {guess} og lå over din risikoscore på {score}.',
    guess_right: 'Dit gæt var {guess}, og din risikoscore er {score}: Ét spil kan ikke skelne mellem de to.',
    costly_decks: '{cards} af dine sidste 60 kort kom fra de to tabsbunker, der koster point i det lange løb. Din risikoscore er {score}.',
    few_costly_decks:
      '{cards} af dine sidste 60 kort kom fra de to tabsbunker, der koster point i det lange løb. Din risikoscore er {score}.',
    whole_pattern: 'Dine valg som helhed førte til dette råd. Intet enkelt tal viser det tydeligt.',
    for_everyone: 'Dette råd er godt for alle.',
  },
} satisfies Messages['advice']
