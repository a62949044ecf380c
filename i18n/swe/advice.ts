import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Planera i förväg',
      text: 'Bestäm hur mycket tid och pengar du vill lägga innan du börjar, och skriv ner det. Det är lättare att göra en plan före den första insatsen.',
    },
    lacking_excitement: {
      title: 'Sök spänning på annat håll',
      text: 'En del spelar om pengar för att de söker spänning. Sport, musik eller en ny hobby kan ge dig den känslan utan att kosta lika mycket.',
    },
    watch_your_mood: {
      title: 'Känn efter hur du mår',
      text: 'När du är ledsen, arg eller stressad är det svårare att välja bra. Spela inte om pengar för att må bättre. Vänta tills du är lugn.',
    },
    monitor_your_spending: {
      title: 'Håll koll på dina utgifter',
      text: 'Skriv upp vad du sätter in och vad du får tillbaka, och räkna ut skillnaden varje vecka. Den är ofta större än man tror.',
    },
    decide_in_advance: {
      title: 'Bestäm dig i förväg',
      text: 'Bestäm det högsta belopp du har råd att förlora, och sluta när det är slut. På många sajter kan du själv ställa in gränsen.',
    },
    dont_chase_losses: {
      title: 'Jaga inte förluster',
      text: 'Det är lockande att försöka vinna tillbaka det du har förlorat. Men de pengarna är borta, och en ny insats är en ny risk. Sluta för i dag.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Gör om vinster till fina upplevelser',
      text: 'När du vinner, ta ut pengarna och gör något trevligt för dem. Det du har lagt på en bra dag kan inte förloras i nästa spel.',
    },
    stay_on_budget: {
      title: 'Håll dig till din budget',
      text: 'Använd bara pengar som är kvar efter hyra, mat och räkningar. Låna aldrig till spel. Fråga din bank om den kan stoppa betalningar till spelbolag.',
    },
    take_a_break: {
      title: 'Ta en paus',
      text: 'En kort paus ger dig tid att tänka. Res på dig, drick lite vatten och bestäm sedan om du vill fortsätta. Vill du ha en längre paus, se efter om sajten kan stänga av dig en tid.',
    },
    take_a_break_between_games: {
      title: 'Ta en paus mellan spelen',
      text: 'Gå inte direkt från ett spel till nästa. Några minuter emellan gör det lättare att sluta.',
    },
    react_to_problems: {
      title: 'Känn till de första tecknen',
      text: 'Spelar du om pengar mer än du vill, döljer du det eller tänker du mycket på det? Vänta inte: prata med någon. En stödlinje är ett bra första steg, och du kan också stänga av dig från spel.',
    },
    stick_to_your_decisions: {
      title: 'Håll fast vid dina beslut',
      text: 'Det är lätt att ändra en plan i stundens hetta. Berätta om din plan för någon, eller skriv den där du kan se den.',
    },
    watch_the_time: {
      title: 'Håll koll på tiden',
      text: 'Tiden går fort när man spelar om pengar. Ställ ett larm innan du börjar och sluta när det ringer.',
    },
    engage_in_other_activities: {
      title: 'Gör annat också',
      text: 'Se till att spel om pengar bara är en liten del av din fritid. Planera något du tycker om för de timmar då du annars skulle spela.',
    },
    seek_company: {
      title: 'Umgås med andra',
      text: 'Den som spelar om pengar ensam tappar lätt överblicken. Umgås med människor som du mår bra av.',
    },
    ask_yourself: {
      title: 'Fråga dig själv',
      text: 'Fråga dig själv ibland: varför spelar jag om pengar, och är det bra för mig? Ett ärligt svar hjälper dig att se klart.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Prata med andra om ditt spel om pengar',
      text: 'Det kan vara en lättnad att prata. Välj någon du litar på eller ring en stödlinje.',
    },
    know_the_risks: {
      title: 'Känn till riskerna',
      text: 'I längden förlorar de flesta människor pengar på spel. Ta reda på chanserna innan du satsar, och använd bara det du kan vara utan.',
    },
    remember_the_rules_of_randomness: {
      title: 'Kom ihåg slumpens regler',
      text: 'Slumpen har inget minne. En rad förluster gör inte en vinst mer trolig, och ingen känsla och inget system kan förutse vad som kommer.',
    },
    dont_overthink_it: {
      title: 'Tänk inte för mycket',
      text: 'Om du gärna letar efter ett system: slumpen går inte att räkna ut, hur mycket man än tänker. Låt ett spel bara vara ett spel.',
    },
    stop_in_time: {
      title: 'Sluta i tid',
      text: 'Välj i förväg när du slutar, oavsett om du vinner eller förlorar. Det bästa ögonblicket är det du har planerat, eller tidigare.',
    },
    keep_gambling_fun: {
      title: 'Låt det stanna vid ett nöje',
      text: 'Om du spelar om pengar, se det som underhållning du betalar för, som ett biobesök. När det inte är roligt längre är det dags att sluta.',
    },
    educate_yourself: {
      title: 'Lär dig hur spel om pengar fungerar',
      text: 'Ta reda på hur spelbolag tjänar pengar och vad odds betyder. Ju mer du vet, desto friare väljer du.',
    },
    strike_the_balance: {
      title: 'Hitta balansen',
      text: 'Familj, vänner, arbete, sömn och idrott behöver också sin tid. Se efter ibland om spelandet fortfarande lämnar plats för dem.',
    },
  },
  steps: {
    title: 'Vad du kan göra',
    money: {
      first: 'Välj ett belopp du kan förlora och ändå betala allt du behöver. Skriv upp det.',
      second: 'Ställ in det som gräns där du spelar, eller fråga banken om den kan stoppa betalningar till spelbolag.',
      third: 'Räkna en gång i veckan ut skillnaden mellan vad du har satt in och vad du har fått tillbaka.',
    },
    pace: {
      first: 'Ställ ett larm på den tid då du ska sluta, innan du börjar.',
      second: 'Lämna spelet när det ringer och gör något annat i 20 minuter.',
      third: 'Vill du fortfarande fortsätta, sov på saken och bestäm dig dagen därpå.',
    },
    decide: {
      first: 'Skriv upp när du slutar och hur mycket du högst ska lägga.',
      second: 'Lägg lappen där du ser den, eller berätta om den för någon.',
      third: 'Jämför efteråt vad du gjorde med vad du skrev.',
    },
    life: {
      first: 'Välj en sak du tycker om som inte har med spel om pengar att göra.',
      second: 'Ge det en fast tid den här veckan, helst när du annars skulle spela.',
      third: 'Be någon vara med. En plan för två är lättare att hålla.',
    },
    support: {
      first: 'Tänk på en person du litar på och välj ett lugnt tillfälle att prata.',
      second: 'Säg i en mening vad som oroar dig. Du behöver inte ha någon lösning än.',
      third: 'Är det för svårt, börja med en stödlinje. Du kan fråga om du behöver säga ditt namn.',
    },
    knowledge: {
      first: 'Ta reda på hur mycket av varje insats ett spel i snitt betalar tillbaka.',
      second: 'Det som inte betalas tillbaka är vad spelet kostar. Fråga dig om det är värt det.',
      third: 'När en vinst känns nära, kom ihåg att slumpen inte har något minne.',
    },
  },
  reasons: {
    stayed_after_wins: 'Efter en vinst höll du dig till korthögen {stayed} av {wins} {{gång|gånger}}.',
    stayed_after_losses: 'Efter en förlust höll du dig till korthögen {stayed} av {losses} {{gång|gånger}}.',
    changed_after_losses: 'Efter en förlust bytte du korthög {changed} av {losses} {{gång|gånger}}.',
    stayed_after_both:
      'Du höll dig till korthögen {stayed_wins} av {wins} {{gång|gånger}} efter en vinst och {stayed_losses} av {losses} {{gång|gånger}} efter en förlust.',
    chased_losses: 'Strax efter en förlust i en förlusthög kom {cards} av {of} kort från en förlusthög igen.',
    frequent_wins: '{cards} av dina 80 kort kom från de två korthögar som oftast ger vinst.',
    long_run: 'Din längsta svit från en och samma korthög var {run} kort.',
    many_changes: 'Du bytte korthög {changes} av 79 möjliga gånger.',
    no_pattern: 'Du bytte korthög {changes} av 79 möjliga gånger, både efter vinster och efter förluster.',
    points_lost: 'Du slutade {points|money} under dina startpoäng.',
    points_won: 'Du slutade {points|money} över dina startpoäng.',
    quick_play: 'Hälften av dina kort valde du på mindre än {seconds|number} {{sekund|sekunder}} per kort.',
    slow_play: 'För hälften av dina kort tog du mer än {seconds|number} {{sekund|sekunder}} på dig per kort.',
    long_play: 'Du spelade i {minutes} {{minut|minuter}}.',
    guess_low: 'I det här spelet var din gissning {guess}, under din riskpoäng på {score}.',
    guess_high: 'I det här spelet var din gissning {guess}, över din riskpoäng på {score}.',
    guess_right: 'Din gissning var {guess} och din riskpoäng är {score}: ett enda spel kan inte skilja dem åt.',
    costly_decks: '{cards} av dina sista 60 kort kom från de två förlusthögarna, som kostar poäng i längden. Din riskpoäng är {score}.',
    few_costly_decks: '{cards} av dina sista 60 kort kom från de två förlusthögarna, som kostar poäng i längden. Din riskpoäng är {score}.',
    whole_pattern: 'Dina val som helhet ledde till det här rådet. Inget enskilt tal visar det tydligt.',
    for_everyone: 'Det här rådet är bra för alla.',
  },
} satisfies Messages['advice']
