import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Følsomhed over for gevinster', explanation: 'Hvor meget en gevinst påvirker dit næste valg.' },
    apun: { name: 'Følsomhed over for tab', explanation: 'Hvor meget et tab påvirker dit næste valg.' },
    betaF: {
      name: 'Følsomhed over for hyppige gevinster',
      explanation:
        'Hvor meget det betyder for dig, om et kort giver gevinst eller tab, snarere end hvor mange point det er. At skifte bunke efter et tab peger i den retning.',
    },
    betaP: {
      name: 'At blive ved samme bunke',
      explanation: 'Hvor tilbøjelig du er til at blive ved en bunke, når du først har valgt den.',
    },
  },
  levels: {
    arew: { low: 'Lav', medium_low: 'Middel til lav', medium_high: 'Middel til høj', high: 'Høj' },
    apun: { low: 'Lav', high: 'Høj' },
    betaF: { very_low: 'Meget lav', low: 'Lav', medium: 'Middel', high: 'Høj', very_high: 'Meget høj' },
    betaP: { very_low: 'Meget sjældent', low: 'Sjældent', medium: 'Indimellem', high: 'Ofte', very_high: 'Meget ofte' },
  },
  placed: {
    top: 'Den er blandt de {share|percent} højeste.',
    bottom: 'Den er blandt de {share|percent} laveste.',
  },
  claims: {
    verdict_low_risk: 'I dette spil regnes din risikoscore som adfærd med lav risiko (ikke risikabel).',
    verdict_medium_risk: 'I dette spil regnes din risikoscore som adfærd med middel risiko.',
    verdict_risky: 'I dette spil regnes din risikoscore som risikabel adfærd.',
    verdict_high_risk: 'I dette spil regnes din risikoscore som adfærd med høj risiko.',
    verdict_repeat:
      'I simulerede spil som dit, men med andre kort, ligger omkring 8 ud af 10 resultater mellem {low} og {high}. Omkring {same} ud af 100 giver samme risikoniveau.',
    verdict_towards_middle:
      'En score så langt fra midten er til dels tilfældig. I simulerede spil som dit ender den som regel tættere på midten, uden at spilleren har ændret sig.',
    verdict_higher_than: 'Din risikoscore er højere end hos {share|percent} af personerne i sammenligningen.',
    verdict_lower_than: 'Din risikoscore er lavere end hos {share|percent} af personerne i sammenligningen.',
    part_losing_cards:
      '{cards} af dine sidste 60 kort kom fra de to tabsbunker, der koster point i det lange løb. Halvdelen af de frivillige tog {median} eller færre.',
    part_losses_less:
      'I dette spil påvirkede tab dit næste valg mindre end hos halvdelen af de frivillige. Du skiftede bunke efter {left_losses} ud af {losses} tab og efter {left_wins} ud af {wins} {{gevinst|gevinster}}.',
    part_losses_more:
      'I dette spil påvirkede tab dit næste valg mere end hos halvdelen af de frivillige. Du skiftede bunke efter {left_losses} ud af {losses} tab og efter {left_wins} ud af {wins} {{gevinst|gevinster}}.',
    part_losses_little:
      'I dette spil betød det ikke ret meget for dit næste valg, om du havde vundet eller tabt. Du skiftede bunke efter {left_losses} ud af {losses} tab og efter {left_wins} ud af {wins} {{gevinst|gevinster}}.',
    part_losses_much:
      'I dette spil betød det meget for dit næste valg, om du havde vundet eller tabt. Du skiftede bunke efter {left_losses} ud af {losses} tab og efter {left_wins} ud af {wins} {{gevinst|gevinster}}.',
    part_losses_neutral:
      'Du skiftede bunke efter {left_losses} ud af {losses} tab og efter {left_wins} ud af {wins} {{gevinst|gevinster}}.',
    part_at_most: 'Med {cards} ud af 60 kort fra disse bunker kan scoren højst være {limit}.',
    part_at_least: 'Med {cards} ud af 60 kort fra disse bunker er scoren mindst {limit}.',
    guess_very_low: 'I dette spil lå dit gæt på {guess} langt under din risikoscore på {score}.',
    guess_low: 'I dette spil lå dit gæt på {guess} under din risikoscore på {score}.',
    guess_good: 'I dette spil lå dit gæt så tæt på, som ét spil kan vise: Du gættede {guess}, og din risikoscore er {score}.',
    guess_high: 'I dette spil lå dit gæt på {guess} over din risikoscore på {score}.',
    guess_very_high: 'I dette spil lå dit gæt på {guess} langt over din risikoscore på {score}.',
    guess_numbers: 'I dette spil var dit gæt {guess}, og din risikoscore er {score}.',
    habit_arew_low_low_betap_low_apun:
      'Du skiftede bunke oftere end halvdelen af de frivillige, som regel også efter en gevinst. I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_low_low_betap_high_apun:
      'Du skiftede bunke oftere end halvdelen af de frivillige, men efter en gevinst blev du som regel. I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_low_high_betap_low_apun:
      'Du skiftede bunke sjældnere end halvdelen af de frivillige, men efter en gevinst skiftede du som regel. I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_low_high_betap_high_apun:
      'Du skiftede bunke sjældnere end halvdelen af de frivillige, og efter en gevinst blev du som regel. I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_medium_low_low_betap_low_apun:
      'I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige. Du skiftede bunke oftere end halvdelen af de frivillige, som regel også efter en gevinst.',
    habit_arew_medium_low_low_betap_high_apun:
      'I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige. Du skiftede bunke oftere end halvdelen af de frivillige, men efter en gevinst blev du som regel.',
    habit_arew_medium_low_high_betap_low_apun:
      'I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige. Du skiftede bunke sjældnere end halvdelen af de frivillige, men efter en gevinst skiftede du som regel.',
    habit_arew_medium_low_high_betap_high_apun:
      'I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige. Du skiftede bunke sjældnere end halvdelen af de frivillige, og efter en gevinst blev du som regel.',
    habit_arew_medium_high_low_betap_low_apun:
      'I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige. Du skiftede bunke oftere end halvdelen af de frivillige, som regel også efter en gevinst.',
    habit_arew_medium_high_low_betap_high_apun:
      'I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige. Du skiftede bunke oftere end halvdelen af de frivillige, men efter en gevinst blev du som regel.',
    habit_arew_medium_high_high_betap_low_apun:
      'I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige. Du skiftede bunke sjældnere end halvdelen af de frivillige, men efter en gevinst skiftede du som regel.',
    habit_arew_medium_high_high_betap_high_apun:
      'I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige. Du skiftede bunke sjældnere end halvdelen af de frivillige, og efter en gevinst blev du som regel.',
    habit_arew_high_low_betap_low_apun:
      'Du skiftede bunke oftere end halvdelen af de frivillige, som regel også efter en gevinst. I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_high_low_betap_high_apun:
      'Du skiftede bunke oftere end halvdelen af de frivillige, men efter en gevinst blev du som regel. I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_high_high_betap_low_apun:
      'Du skiftede bunke sjældnere end halvdelen af de frivillige, men efter en gevinst skiftede du som regel. I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_high_high_betap_high_apun:
      'Du skiftede bunke sjældnere end halvdelen af de frivillige, og efter en gevinst blev du som regel. I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_low: 'I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_medium_low:
      'I dette spil gjorde en gevinst eller et tab mindre forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_medium_high:
      'I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_high: 'I dette spil gjorde en gevinst eller et tab større forskel for dit næste valg end for halvdelen af de frivillige.',
    habit_arew_neutral: 'Dine valg peger samlet i denne retning. Intet enkelt tal viser det tydeligt.',
    habit_arew_split: 'Dine valg passer til mere end ét mønster, så vi nævner ikke noget niveau. Et spil mere kunne give et klarere svar.',
    habit_apun_low_low_betap:
      'I dette spil påvirkede tab dit næste valg mindre end hos halvdelen af de frivillige. Du skiftede bunke oftere end halvdelen af de frivillige: {changes} ud af 79 gange.',
    habit_apun_low_medium_betap:
      'I dette spil påvirkede tab dit næste valg mindre end hos halvdelen af de frivillige. Du skiftede bunke omtrent lige så ofte som den midterste halvdel af de frivillige: {changes} ud af 79 gange.',
    habit_apun_low_high_betap:
      'I dette spil påvirkede tab dit næste valg mindre end hos halvdelen af de frivillige. Du skiftede bunke sjældnere end halvdelen af de frivillige: {changes} ud af 79 gange.',
    habit_apun_high_low_betap:
      'I dette spil påvirkede tab dit næste valg mere end hos halvdelen af de frivillige. Du skiftede bunke oftere end halvdelen af de frivillige: {changes} ud af 79 gange.',
    habit_apun_high_medium_betap:
      'I dette spil påvirkede tab dit næste valg mere end hos halvdelen af de frivillige. Du skiftede bunke omtrent lige så ofte som den midterste halvdel af de frivillige: {changes} ud af 79 gange.',
    habit_apun_high_high_betap:
      'I dette spil påvirkede tab dit næste valg mere end hos halvdelen af de frivillige. Du skiftede bunke sjældnere end halvdelen af de frivillige: {changes} ud af 79 gange.',
    habit_apun_low: 'I dette spil påvirkede tab dit næste valg mindre end hos halvdelen af de frivillige.',
    habit_apun_high: 'I dette spil påvirkede tab dit næste valg mere end hos halvdelen af de frivillige.',
    habit_apun_little: 'I dette spil betød det ikke ret meget for dit næste valg, om du havde vundet eller tabt.',
    habit_apun_much: 'I dette spil betød det meget for dit næste valg, om du havde vundet eller tabt.',
    habit_apun_neutral: 'Dine valg peger samlet i denne retning. Intet enkelt tal viser det tydeligt.',
    habit_apun_split: 'Dine valg passer til mere end ét mønster, så vi nævner ikke noget niveau. Et spil mere kunne give et klarere svar.',
    habit_betaF_very_low:
      'I dette spil skiftede du sjældnere bunke efter et tab end halvdelen af de frivillige. Du blev {stayed_losses} ud af {losses} {{gang|gange}}.',
    habit_betaF_low:
      'I dette spil blev du oftere ved en bunke efter et tab end halvdelen af de frivillige: {stayed_losses} ud af {losses} {{gang|gange}}.',
    habit_betaF_medium:
      'I dette spil skiftede du som regel bunke efter et tab, ligesom de fleste frivillige. Du blev {stayed_losses} ud af {losses} {{gang|gange}}.',
    habit_betaF_high:
      'I dette spil skiftede du oftere bunke efter et tab end halvdelen af de frivillige. Du blev {stayed_losses} ud af {losses} {{gang|gange}}.',
    habit_betaF_very_high:
      'I dette spil blev du sjældnere ved en bunke efter et tab end halvdelen af de frivillige: {stayed_losses} ud af {losses} {{gang|gange}}.',
    habit_betaF_neutral: 'Dine valg peger samlet i denne retning. Intet enkelt tal viser det tydeligt.',
    habit_betaF_split: 'Dine valg passer til mere end ét mønster, så vi nævner ikke noget niveau. Et spil mere kunne give et klarere svar.',
    habit_betaP_very_low: 'I dette spil skiftede du bunke meget ofte: {changes} ud af 79 gange.',
    habit_betaP_low: 'I dette spil skiftede du bunke oftere end halvdelen af de frivillige: {changes} ud af 79 gange.',
    habit_betaP_medium:
      'I dette spil skiftede du bunke omtrent lige så ofte som den midterste halvdel af de frivillige: {changes} ud af 79 gange.',
    habit_betaP_high: 'I dette spil skiftede du bunke sjældnere end halvdelen af de frivillige: {changes} ud af 79 gange.',
    habit_betaP_very_high: 'I dette spil blev du længe ved en bunke. Din længste række var på {run} kort.',
    habit_betaP_neutral: 'Dine valg peger samlet i denne retning. Intet enkelt tal viser det tydeligt.',
    habit_betaP_split: 'Dine valg passer til mere end ét mønster, så vi nævner ikke noget niveau. Et spil mere kunne give et klarere svar.',
    count_one_deck: 'Du tog de fleste kort fra én bunke, så de andre bunker fortæller ikke ret meget.',
    count_too_fast:
      'Du tog halvdelen af dine kort mindre end {seconds|number} {{sekund|sekunder}} efter, at du kunne læse det forrige. I det tempo viser kortene ikke meget om, hvordan du vælger.',
    count_random_play: 'Vores metode forklarer ikke dine valg bedre, end tilfældet gør, så vi drager ingen konklusioner af dem.',
    count_scripted: 'Tiderne for dine kort passer ikke sammen. Det kan ske, når et program spiller, så vi drager ingen konklusioner.',
    count_losing_cards: '{cards} af dine sidste 60 kort kom fra de to tabsbunker, der koster point i det lange løb.',
    count_stays:
      'Du blev ved bunken {stayed_wins} ud af {wins} {{gang|gange}} efter en gevinst og {stayed_losses} ud af {losses} {{gang|gange}} efter et tab.',
    count_changes: 'Du skiftede bunke {changes} ud af 79 mulige gange. Din længste række fra én bunke var på {run} kort.',
  },
  learnMore: {
    title: 'Hvad dit resultat betyder',
    score: {
      title: 'Risikoscoren',
      text: 'Scoren går fra 0 til 100. Den har to dele: hvor mange af dine sidste 60 kort der kom fra de to tabsbunker, og hvor meget tab påvirkede dit næste valg. Tabsbunker koster point i det lange løb. En højere score betyder mere risikable valg i dette spil. Den siger intet om dig som menneske.',
    },
    range: {
      title: 'Hvis du spiller igen',
      text: 'Ét enkelt spil kan ikke give et præcist mål. I simulerede spil som dit, men med andre kort, bliver scoren typisk omkring 10 point højere eller lavere. Jo længere den ligger fra midten, jo større er ændringen. Rigtige gentagelser afviger mere: man spiller ikke ens hver dag, og en ændring på 13 point er typisk.',
    },
    comparison: {
      title: 'Sammenligningen',
      text: 'Vi sammenligner dig med {n|number} personer, der har spillet et spil af denne slags. De deltog i forskning. Om de spiller om penge, havde ingen betydning for, at de blev valgt.',
    },
    profile: {
      title: 'Beslutningsprofilen',
      text: 'Hvert mål er beregnet ud fra rækkefølgen af dine valg, gevinster og tab. Det farvede område viser, hvor den sande værdi sandsynligvis ligger. Et niveau nævnes kun, hvor dine valg gør det sandsynligt.',
    },
    limits: {
      title: 'Hvad testen ikke kan sige',
      text: 'Dette er et fingerpeg fra ét enkelt kortspil på tre minutter, ikke en diagnose. Testen er aldrig blevet sammenholdt med diagnosen ludomani.',
      low: 'En lav score udelukker ikke et problem.',
    },
    help: {
      title: 'Hvis du er bekymret for pengespil',
      text: 'Uanset din score: Hvis du er bekymret for dit eget eller en andens pengespil, så tal med en, du stoler på, eller ring til en hjælpelinje.',
    },
    methodCard: 'Læs, hvordan testen er afprøvet',
  },
} satisfies Messages['profile']
