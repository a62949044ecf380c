import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: { name: 'Sensibilitatea la câștiguri', explanation: 'Cât de mult îți schimbă un câștig următoarea alegere.' },
    apun: { name: 'Sensibilitatea la pierderi', explanation: 'Cât de mult îți schimbă o pierdere următoarea alegere.' },
    betaF: {
      name: 'Sensibilitatea la frecvența câștigurilor',
      explanation: 'Cât contează pentru tine ca un pachet să aducă des câștig, chiar dacă sumele sunt mici.',
    },
    betaP: { name: 'Rămânerea la același pachet', explanation: 'Cât de mult tinzi să rămâi la un pachet după ce l-ai ales.' },
  },
  levels: {
    arew: { low: 'Scăzută', medium_low: 'Medie spre scăzută', medium_high: 'Medie spre ridicată', high: 'Ridicată' },
    apun: { low: 'Scăzută', high: 'Ridicată' },
    betaF: { very_low: 'Foarte scăzută', low: 'Scăzută', medium: 'Medie', high: 'Ridicată', very_high: 'Foarte ridicată' },
    betaP: { very_low: 'Foarte scăzută', low: 'Scăzută', medium: 'Medie', high: 'Ridicată', very_high: 'Foarte ridicată' },
  },
  claims: {
    verdict_low_risk: 'În acest joc ai arătat un comportament cu risc scăzut (neriscant).',
    verdict_medium_risk: 'În acest joc ai arătat un comportament cu risc mediu.',
    verdict_risky: 'În acest joc ai arătat un comportament riscant.',
    verdict_high_risk: 'În acest joc ai arătat un comportament cu risc ridicat.',
    verdict_repeat: 'Dacă ai juca din nou, 8 din 10 rezultate ar fi între {low} și {high}. Cam {same} din 100 ar fi în același grup.',
    verdict_towards_middle: 'Scorurile atât de departe de mijloc se întorc de obicei spre el.',
    verdict_higher_than: 'Scorul tău de risc este mai mare decât scorul a {share|percent} dintre jucătorii cu care a fost comparat.',
    verdict_lower_than: 'Scorul tău de risc este mai mic decât scorul a {share|percent} dintre jucătorii cu care a fost comparat.',
    part_losing_cards:
      'Cărți din cele două pachete care costă puncte pe termen lung: {cards} din ultimele 60. Jumătate dintre voluntari au luat {median} sau mai puține.',
    part_losses_less:
      'În acest joc, pierderile ți-au schimbat alegerea următoare mai puțin decât la cei mai mulți oameni. Ai lăsat pachetul după {left_losses} din {losses} pierderi și după {left_wins} din {wins} câștiguri.',
    part_losses_more:
      'În acest joc, pierderile ți-au schimbat alegerea următoare mai mult decât la cei mai mulți oameni. Ai lăsat pachetul după {left_losses} din {losses} pierderi și după {left_wins} din {wins} câștiguri.',
    part_losses_neutral: 'Ai lăsat pachetul după {left_losses} din {losses} pierderi și după {left_wins} din {wins} câștiguri.',
    part_at_most: 'Cu {cards} din 60 de cărți din aceste pachete, scorul poate fi cel mult {limit}.',
    part_at_least: 'Cu {cards} din 60 de cărți din aceste pachete, scorul este cel puțin {limit}.',
    guess_very_low: 'Ai jucat mult mai riscant decât credeai. Estimarea ta a fost {guess}, iar scorul tău de risc este {score}.',
    guess_low: 'Ai jucat mai riscant decât credeai. Estimarea ta a fost {guess}, iar scorul tău de risc este {score}.',
    guess_good: 'Estimarea ta a fost aproape de scorul tău. Estimarea ta a fost {guess}, iar scorul tău de risc este {score}.',
    guess_high: 'Ai jucat mai puțin riscant decât credeai. Estimarea ta a fost {guess}, iar scorul tău de risc este {score}.',
    guess_very_high: 'Ai jucat mult mai puțin riscant decât credeai. Estimarea ta a fost {guess}, iar scorul tău de risc este {score}.',
    habit_arew_low_low_betap_low_apun:
      'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai puțin decât la cei mai mulți oameni. Ai schimbat pachetul mai des decât cei mai mulți oameni, de obicei chiar și după un câștig.',
    habit_arew_low_low_betap_high_apun:
      'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai puțin decât la cei mai mulți oameni. Ai schimbat pachetul mai des decât cei mai mulți oameni, dar după un câștig rămâneai de obicei.',
    habit_arew_low_high_betap_low_apun:
      'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai puțin decât la cei mai mulți oameni. Ai schimbat pachetul mai rar decât cei mai mulți oameni, dar după un câștig îl schimbai de obicei.',
    habit_arew_low_high_betap_high_apun:
      'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai puțin decât la cei mai mulți oameni. Ai schimbat pachetul mai rar decât cei mai mulți oameni, iar după un câștig rămâneai de obicei.',
    habit_arew_medium_low_low_betap_low_apun:
      'În acest joc, alegerea ta următoare a depins mai puțin de un câștig sau de o pierdere decât la jumătate dintre voluntari. Ai schimbat pachetul mai des decât cei mai mulți oameni, de obicei chiar și după un câștig.',
    habit_arew_medium_low_low_betap_high_apun:
      'În acest joc, alegerea ta următoare a depins mai puțin de un câștig sau de o pierdere decât la jumătate dintre voluntari. Ai schimbat pachetul mai des decât cei mai mulți oameni, dar după un câștig rămâneai de obicei.',
    habit_arew_medium_low_high_betap_low_apun:
      'În acest joc, alegerea ta următoare a depins mai puțin de un câștig sau de o pierdere decât la jumătate dintre voluntari. Ai schimbat pachetul mai rar decât cei mai mulți oameni, dar după un câștig îl schimbai de obicei.',
    habit_arew_medium_low_high_betap_high_apun:
      'În acest joc, alegerea ta următoare a depins mai puțin de un câștig sau de o pierdere decât la jumătate dintre voluntari. Ai schimbat pachetul mai rar decât cei mai mulți oameni, iar după un câștig rămâneai de obicei.',
    habit_arew_medium_high_low_betap_low_apun:
      'În acest joc, alegerea ta următoare a depins mai mult de un câștig sau de o pierdere decât la jumătate dintre voluntari. Ai schimbat pachetul mai des decât cei mai mulți oameni, de obicei chiar și după un câștig.',
    habit_arew_medium_high_low_betap_high_apun:
      'În acest joc, alegerea ta următoare a depins mai mult de un câștig sau de o pierdere decât la jumătate dintre voluntari. Ai schimbat pachetul mai des decât cei mai mulți oameni, dar după un câștig rămâneai de obicei.',
    habit_arew_medium_high_high_betap_low_apun:
      'În acest joc, alegerea ta următoare a depins mai mult de un câștig sau de o pierdere decât la jumătate dintre voluntari. Ai schimbat pachetul mai rar decât cei mai mulți oameni, dar după un câștig îl schimbai de obicei.',
    habit_arew_medium_high_high_betap_high_apun:
      'În acest joc, alegerea ta următoare a depins mai mult de un câștig sau de o pierdere decât la jumătate dintre voluntari. Ai schimbat pachetul mai rar decât cei mai mulți oameni, iar după un câștig rămâneai de obicei.',
    habit_arew_high_low_betap_low_apun:
      'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai mult decât la cei mai mulți oameni. Ai schimbat pachetul mai des decât cei mai mulți oameni, de obicei chiar și după un câștig.',
    habit_arew_high_low_betap_high_apun:
      'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai mult decât la cei mai mulți oameni. Ai schimbat pachetul mai des decât cei mai mulți oameni, dar după un câștig rămâneai de obicei.',
    habit_arew_high_high_betap_low_apun:
      'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai mult decât la cei mai mulți oameni. Ai schimbat pachetul mai rar decât cei mai mulți oameni, dar după un câștig îl schimbai de obicei.',
    habit_arew_high_high_betap_high_apun:
      'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai mult decât la cei mai mulți oameni. Ai schimbat pachetul mai rar decât cei mai mulți oameni, iar după un câștig rămâneai de obicei.',
    habit_arew_low: 'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai puțin decât la cei mai mulți oameni.',
    habit_arew_medium_low:
      'În acest joc, alegerea ta următoare a depins mai puțin de un câștig sau de o pierdere decât la jumătate dintre voluntari.',
    habit_arew_medium_high:
      'În acest joc, alegerea ta următoare a depins mai mult de un câștig sau de o pierdere decât la jumătate dintre voluntari.',
    habit_arew_high: 'În acest joc, un câștig sau o pierdere ți-a schimbat alegerea următoare mai mult decât la cei mai mulți oameni.',
    habit_arew_neutral: 'Alegerile tale în ansamblu arată în această direcție. Niciun număr singur nu o arată clar.',
    habit_arew_split: 'Alegerile tale se potrivesc cu mai mult de un tipar, așa că nu numim niciun nivel. Încă un joc le-ar putea deosebi.',
    habit_apun_low_low_betap:
      'În acest joc, pierderile ți-au schimbat alegerea următoare mai puțin decât la cei mai mulți oameni. Ai schimbat pachetul mai des decât cei mai mulți oameni: {changes} din 79.',
    habit_apun_low_medium_betap:
      'În acest joc, pierderile ți-au schimbat alegerea următoare mai puțin decât la cei mai mulți oameni. Ai schimbat pachetul cam la fel de des ca cei mai mulți oameni: {changes} din 79.',
    habit_apun_low_high_betap:
      'În acest joc, pierderile ți-au schimbat alegerea următoare mai puțin decât la cei mai mulți oameni. Ai schimbat pachetul mai rar decât cei mai mulți oameni: {changes} din 79.',
    habit_apun_high_low_betap:
      'În acest joc, pierderile ți-au schimbat alegerea următoare mai mult decât la cei mai mulți oameni. Ai schimbat pachetul mai des decât cei mai mulți oameni: {changes} din 79.',
    habit_apun_high_medium_betap:
      'În acest joc, pierderile ți-au schimbat alegerea următoare mai mult decât la cei mai mulți oameni. Ai schimbat pachetul cam la fel de des ca cei mai mulți oameni: {changes} din 79.',
    habit_apun_high_high_betap:
      'În acest joc, pierderile ți-au schimbat alegerea următoare mai mult decât la cei mai mulți oameni. Ai schimbat pachetul mai rar decât cei mai mulți oameni: {changes} din 79.',
    habit_apun_low: 'În acest joc, pierderile ți-au schimbat alegerea următoare mai puțin decât la cei mai mulți oameni.',
    habit_apun_high: 'În acest joc, pierderile ți-au schimbat alegerea următoare mai mult decât la cei mai mulți oameni.',
    habit_apun_neutral: 'Alegerile tale în ansamblu arată în această direcție. Niciun număr singur nu o arată clar.',
    habit_betaF_very_low:
      'În acest joc, o pierdere te-a făcut să schimbi pachetul mai rar decât pe cei mai mulți oameni. Ai rămas după {stayed_losses} din {losses}.',
    habit_betaF_low:
      'În acest joc, ai rămas la un pachet după o pierdere mai des decât cei mai mulți oameni: după {stayed_losses} din {losses}.',
    habit_betaF_medium:
      'În acest joc, de obicei ai lăsat pachetul după o pierdere, ca cei mai mulți oameni. Ai rămas după {stayed_losses} din {losses}.',
    habit_betaF_high:
      'În acest joc, ai lăsat pachetul după o pierdere mai des decât cei mai mulți oameni. Ai rămas după {stayed_losses} din {losses}.',
    habit_betaF_very_high:
      'În acest joc, o pierdere te-a făcut să schimbi pachetul mai des decât pe cei mai mulți oameni. Ai rămas după {stayed_losses} din {losses}.',
    habit_betaF_neutral: 'Alegerile tale în ansamblu arată în această direcție. Niciun număr singur nu o arată clar.',
    habit_betaF_split:
      'Alegerile tale se potrivesc cu mai mult de un tipar, așa că nu numim niciun nivel. Încă un joc le-ar putea deosebi.',
    habit_betaP_very_low: 'În acest joc, ai schimbat pachetul foarte des: {changes} din 79.',
    habit_betaP_low: 'În acest joc, ai schimbat pachetul mai des decât cei mai mulți oameni: {changes} din 79.',
    habit_betaP_medium: 'În acest joc, ai schimbat pachetul cam la fel de des ca cei mai mulți oameni: {changes} din 79.',
    habit_betaP_high: 'În acest joc, ai schimbat pachetul mai rar decât cei mai mulți oameni: {changes} din 79.',
    habit_betaP_very_high:
      'În acest joc, ai rămas mult timp la un pachet. Cel mai lung șir a fost de {run} {{cărți|carte|cărți|cărți|cărți|de cărți}}.',
    habit_betaP_neutral: 'Alegerile tale în ansamblu arată în această direcție. Niciun număr singur nu o arată clar.',
    habit_betaP_split:
      'Alegerile tale se potrivesc cu mai mult de un tipar, așa că nu numim niciun nivel. Încă un joc le-ar putea deosebi.',
    count_one_deck: 'Cele mai multe cărți au venit dintr-un singur pachet, așa că despre celelalte aflăm puțin.',
    count_too_fast:
      'Ai luat jumătate dintre cărți la mai puțin de {seconds|number} secunde după ce o puteai citi pe cea dinainte. La această viteză, cărțile arată puțin despre cum alegi.',
    count_random_play:
      'Alegerile tale nu au urmat un tipar pe care să-l recunoaștem, așa că obiceiurile tale nu pot fi deosebite de hazard.',
    count_scripted: 'Cărțile tale au sosit mai repede decât permit orele trimise cu ele, ca și cum ar fi jucat un program.',
    count_earlier_method: 'Acest rezultat a fost calculat cu o metodă mai veche. Numerele rămân, dar nu tragem concluzii din ele.',
    count_losing_cards: 'Cărți din cele două pachete care costă puncte pe termen lung: {cards} din ultimele 60.',
    count_stays:
      'Ai rămas la același pachet în {stayed_wins} din {wins} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}} după un câștig și în {stayed_losses} din {losses} după o pierdere.',
    count_changes:
      'Număr de schimbări de pachet: {changes} din 79 posibile. Cel mai lung șir la un pachet a fost de {run} {{cărți|carte|cărți|cărți|cărți|de cărți}}.',
  },
  learnMore: {
    title: 'Ce înseamnă rezultatul tău',
    score: {
      title: 'Scorul de risc',
      text: 'Scorul este între 0 și 100. Are două părți: câte dintre ultimele tale 60 de cărți au venit din cele două pachete care costă puncte pe termen lung și cât ți-au schimbat pierderile alegerea următoare. Un scor mare înseamnă alegeri mai riscante în acest joc. Nu spune nimic despre tine ca om.',
    },
    range: {
      title: 'Dacă ai juca din nou',
      text: 'Un singur joc scurt nu te poate măsura exact. Când aceeași persoană joacă din nou, scorul iese adesea cu 10 până la 15 puncte mai mare sau mai mic, iar cam jumătate dintre jucători ajung în alt grup.',
    },
    comparison: {
      title: 'Comparația',
      text: 'Te comparăm cu {n|number} {{persoane|persoană|persoane|persoane|persoane|de persoane}} care au jucat un joc de acest fel. Au participat la cercetare și nu au fost alese pentru că joacă pe bani.',
    },
    profile: {
      title: 'Profilul de decizie',
      text: 'Fiecare măsură este calculată din ordinea alegerilor, câștigurilor și pierderilor tale. Zona colorată arată unde este cel mai probabil valoarea reală. Un nivel este numit doar acolo unde alegerile tale îl fac probabil.',
    },
    limits: {
      title: 'Ce nu poate spune testul',
      text: 'Este un indiciu dintr-un singur joc scurt cu puncte, nu un diagnostic. Testul nu a fost comparat niciodată cu un diagnostic de tulburare legată de jocurile de noroc. Un scor mic nu exclude o problemă.',
    },
    help: {
      title: 'Dacă jocurile te îngrijorează',
      text: 'Oricare ar fi scorul tău: dacă te îngrijorează felul în care joci tu sau altcineva, vorbește cu cineva de încredere sau sună la o linie de ajutor.',
    },
    methodCard: 'Citește cum a fost verificat testul',
  },
} satisfies NamespaceProfileTranslation
