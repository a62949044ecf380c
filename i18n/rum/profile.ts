import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Sensibilitatea la câștiguri', explanation: 'Cât de mult îți influențează un câștig următoarea alegere.' },
    apun: { name: 'Sensibilitatea la pierderi', explanation: 'Cât de mult îți influențează o pierdere următoarea alegere.' },
    betaF: {
      name: 'Sensibilitatea la frecvența câștigurilor',
      explanation:
        'Cât contează pentru tine dacă o carte aduce câștig sau pierdere, mai mult decât numărul de puncte. Schimbarea pachetului după o pierdere arată în această direcție.',
    },
    betaP: { name: 'Rămânerea la același pachet', explanation: 'Cât de mult tinzi să rămâi la un pachet după ce l-ai ales.' },
  },
  levels: {
    arew: { low: 'Scăzută', medium_low: 'Medie spre scăzută', medium_high: 'Medie spre ridicată', high: 'Ridicată' },
    apun: { low: 'Scăzută', high: 'Ridicată' },
    betaF: { very_low: 'Foarte scăzută', low: 'Scăzută', medium: 'Medie', high: 'Ridicată', very_high: 'Foarte ridicată' },
    betaP: { very_low: 'Foarte rar', low: 'Rar', medium: 'Uneori', high: 'Des', very_high: 'Foarte des' },
  },
  placed: {
    top: 'Este printre cele mai mari {share|percent}.',
    bottom: 'Este printre cele mai mici {share|percent}.',
  },
  claims: {
    verdict_low_risk: 'În acest joc, scorul tău de risc corespunde unui risc scăzut (alegeri neriscante).',
    verdict_medium_risk: 'În acest joc, scorul tău de risc corespunde unui risc mediu.',
    verdict_risky: 'În acest joc, scorul tău de risc corespunde unor alegeri riscante.',
    verdict_high_risk: 'În acest joc, scorul tău de risc corespunde unui risc ridicat.',
    verdict_repeat:
      'În jocuri simulate ca al tău, cu alte cărți, cam 8 din 10 rezultate sunt între {low} și {high}. Cam {same} din 100 dau același nivel de risc.',
    verdict_towards_middle:
      'Un scor atât de departe de mijloc ține în parte de hazard. În jocuri simulate ca al tău, iese de obicei mai aproape de mijloc, fără ca persoana să se fi schimbat.',
    verdict_higher_than: 'Scorul tău de risc este mai mare decât la {share|percent} dintre persoanele din comparație.',
    verdict_lower_than: 'Scorul tău de risc este mai mic decât la {share|percent} dintre persoanele din comparație.',
    part_losing_cards:
      'Din ultimele tale 60 de cărți, {cards} {{au venit|a venit|au venit|au venit|au venit|au venit}} din cele două pachete care aduc pierderi pe termen lung. Jumătate dintre voluntari au luat {median} sau mai puține.',
    part_losses_less:
      'În acest joc, pierderile ți-au influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul după {left_losses} din {losses} {{pierderi|pierdere|pierderi|pierderi|pierderi|de pierderi}} și după {left_wins} din {wins} {{câștiguri|câștig|câștiguri|câștiguri|câștiguri|de câștiguri}}.',
    part_losses_more:
      'În acest joc, pierderile ți-au influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul după {left_losses} din {losses} {{pierderi|pierdere|pierderi|pierderi|pierderi|de pierderi}} și după {left_wins} din {wins} {{câștiguri|câștig|câștiguri|câștiguri|câștiguri|de câștiguri}}.',
    part_losses_little:
      'În acest joc, faptul că ai câștigat sau ai pierdut a contat puțin pentru alegerea următoare. Ai schimbat pachetul după {left_losses} din {losses} {{pierderi|pierdere|pierderi|pierderi|pierderi|de pierderi}} și după {left_wins} din {wins} {{câștiguri|câștig|câștiguri|câștiguri|câștiguri|de câștiguri}}.',
    part_losses_much:
      'În acest joc, faptul că ai câștigat sau ai pierdut a contat mult pentru alegerea următoare. Ai schimbat pachetul după {left_losses} din {losses} {{pierderi|pierdere|pierderi|pierderi|pierderi|de pierderi}} și după {left_wins} din {wins} {{câștiguri|câștig|câștiguri|câștiguri|câștiguri|de câștiguri}}.',
    part_losses_neutral:
      'Ai schimbat pachetul după {left_losses} din {losses} {{pierderi|pierdere|pierderi|pierderi|pierderi|de pierderi}} și după {left_wins} din {wins} {{câștiguri|câștig|câștiguri|câștiguri|câștiguri|de câștiguri}}.',
    part_at_most: 'Când {cards} din 60 de cărți {{cards:vin|vine|vin|vin|vin|vin}} din aceste pachete, scorul poate fi cel mult {limit}.',
    part_at_least: 'Când {cards} din 60 de cărți {{cards:vin|vine|vin|vin|vin|vin}} din aceste pachete, scorul este cel puțin {limit}.',
    guess_very_low: 'În acest joc, estimarea ta ({guess}) a fost mult sub scorul tău de risc ({score}).',
    guess_low: 'În acest joc, estimarea ta ({guess}) a fost sub scorul tău de risc ({score}).',
    guess_good:
      'În acest joc, estimarea ta a fost atât de apropiată cât poate arăta un singur joc: ai spus {guess}, iar scorul tău de risc este {score}.',
    guess_high: 'În acest joc, estimarea ta ({guess}) a fost peste scorul tău de risc ({score}).',
    guess_very_high: 'În acest joc, estimarea ta ({guess}) a fost mult peste scorul tău de risc ({score}).',
    guess_numbers: 'În acest joc, estimarea ta a fost {guess}, iar scorul tău de risc este {score}.',
    habit_arew_low_low_betap_low_apun:
      'Ai schimbat pachetul mai des decât jumătate dintre voluntari, de obicei și după un câștig. În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari.',
    habit_arew_low_low_betap_high_apun:
      'Ai schimbat pachetul mai des decât jumătate dintre voluntari, dar după un câștig rămâneai de obicei la același. În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari.',
    habit_arew_low_high_betap_low_apun:
      'Ai schimbat pachetul mai rar decât jumătate dintre voluntari, dar după un câștig îl schimbai de obicei. În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari.',
    habit_arew_low_high_betap_high_apun:
      'Ai schimbat pachetul mai rar decât jumătate dintre voluntari, iar după un câștig rămâneai de obicei la același. În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari.',
    habit_arew_medium_low_low_betap_low_apun:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai des decât jumătate dintre voluntari, de obicei și după un câștig.',
    habit_arew_medium_low_low_betap_high_apun:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai des decât jumătate dintre voluntari, dar după un câștig rămâneai de obicei la același.',
    habit_arew_medium_low_high_betap_low_apun:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai rar decât jumătate dintre voluntari, dar după un câștig îl schimbai de obicei.',
    habit_arew_medium_low_high_betap_high_apun:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai rar decât jumătate dintre voluntari, iar după un câștig rămâneai de obicei la același.',
    habit_arew_medium_high_low_betap_low_apun:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai des decât jumătate dintre voluntari, de obicei și după un câștig.',
    habit_arew_medium_high_low_betap_high_apun:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai des decât jumătate dintre voluntari, dar după un câștig rămâneai de obicei la același.',
    habit_arew_medium_high_high_betap_low_apun:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai rar decât jumătate dintre voluntari, dar după un câștig îl schimbai de obicei.',
    habit_arew_medium_high_high_betap_high_apun:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai rar decât jumătate dintre voluntari, iar după un câștig rămâneai de obicei la același.',
    habit_arew_high_low_betap_low_apun:
      'Ai schimbat pachetul mai des decât jumătate dintre voluntari, de obicei și după un câștig. În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari.',
    habit_arew_high_low_betap_high_apun:
      'Ai schimbat pachetul mai des decât jumătate dintre voluntari, dar după un câștig rămâneai de obicei la același. În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari.',
    habit_arew_high_high_betap_low_apun:
      'Ai schimbat pachetul mai rar decât jumătate dintre voluntari, dar după un câștig îl schimbai de obicei. În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari.',
    habit_arew_high_high_betap_high_apun:
      'Ai schimbat pachetul mai rar decât jumătate dintre voluntari, iar după un câștig rămâneai de obicei la același. În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari.',
    habit_arew_low:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari.',
    habit_arew_medium_low:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari.',
    habit_arew_medium_high:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari.',
    habit_arew_high:
      'În acest joc, un câștig sau o pierdere ți-a influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari.',
    habit_arew_neutral: 'Toate alegerile tale împreună arată în această direcție. Niciun număr luat separat nu arată clar acest lucru.',
    habit_arew_split:
      'Alegerile tale se potrivesc cu mai mult de un tipar, așa că nu numim niciun nivel. Încă un joc ar putea da un răspuns mai clar.',
    habit_apun_low_low_betap:
      'În acest joc, pierderile ți-au influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai des decât jumătate dintre voluntari: în {changes} din 79 de cazuri.',
    habit_apun_low_medium_betap:
      'În acest joc, pierderile ți-au influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul cam la fel de des ca jumătatea din mijloc a voluntarilor: în {changes} din 79 de cazuri.',
    habit_apun_low_high_betap:
      'În acest joc, pierderile ți-au influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai rar decât jumătate dintre voluntari: în {changes} din 79 de cazuri.',
    habit_apun_high_low_betap:
      'În acest joc, pierderile ți-au influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai des decât jumătate dintre voluntari: în {changes} din 79 de cazuri.',
    habit_apun_high_medium_betap:
      'În acest joc, pierderile ți-au influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul cam la fel de des ca jumătatea din mijloc a voluntarilor: în {changes} din 79 de cazuri.',
    habit_apun_high_high_betap:
      'În acest joc, pierderile ți-au influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari. Ai schimbat pachetul mai rar decât jumătate dintre voluntari: în {changes} din 79 de cazuri.',
    habit_apun_low: 'În acest joc, pierderile ți-au influențat alegerea următoare mai puțin decât în cazul a jumătate dintre voluntari.',
    habit_apun_high: 'În acest joc, pierderile ți-au influențat alegerea următoare mai mult decât în cazul a jumătate dintre voluntari.',
    habit_apun_little: 'În acest joc, faptul că ai câștigat sau ai pierdut a contat puțin pentru alegerea următoare.',
    habit_apun_much: 'În acest joc, faptul că ai câștigat sau ai pierdut a contat mult pentru alegerea următoare.',
    habit_apun_neutral: 'Toate alegerile tale împreună arată în această direcție. Niciun număr luat separat nu arată clar acest lucru.',
    habit_apun_split:
      'Alegerile tale se potrivesc cu mai mult de un tipar, așa că nu numim niciun nivel. Încă un joc ar putea da un răspuns mai clar.',
    habit_betaF_very_low:
      'În acest joc, după o pierdere ai schimbat pachetul mai rar decât jumătate dintre voluntari. Ai rămas la același în {stayed_losses} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}}.',
    habit_betaF_low:
      'În acest joc, după o pierdere ai rămas la același pachet mai des decât jumătate dintre voluntari: în {stayed_losses} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}}.',
    habit_betaF_medium:
      'În acest joc, după o pierdere ai schimbat de obicei pachetul, ca cei mai mulți voluntari. Ai rămas la același în {stayed_losses} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}}.',
    habit_betaF_high:
      'În acest joc, după o pierdere ai schimbat pachetul mai des decât jumătate dintre voluntari. Ai rămas la același în {stayed_losses} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}}.',
    habit_betaF_very_high:
      'În acest joc, după o pierdere ai rămas la același pachet mai rar decât jumătate dintre voluntari: în {stayed_losses} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}}.',
    habit_betaF_neutral: 'Toate alegerile tale împreună arată în această direcție. Niciun număr luat separat nu arată clar acest lucru.',
    habit_betaF_split:
      'Alegerile tale se potrivesc cu mai mult de un tipar, așa că nu numim niciun nivel. Încă un joc ar putea da un răspuns mai clar.',
    habit_betaP_very_low: 'În acest joc, ai schimbat pachetul foarte des: în {changes} din 79 de cazuri.',
    habit_betaP_low: 'În acest joc, ai schimbat pachetul mai des decât jumătate dintre voluntari: în {changes} din 79 de cazuri.',
    habit_betaP_medium:
      'În acest joc, ai schimbat pachetul cam la fel de des ca jumătatea din mijloc a voluntarilor: în {changes} din 79 de cazuri.',
    habit_betaP_high: 'În acest joc, ai schimbat pachetul mai rar decât jumătate dintre voluntari: în {changes} din 79 de cazuri.',
    habit_betaP_very_high:
      'În acest joc, ai rămas mult timp la un pachet. Cel mai lung șir a fost de {run} {{cărți|carte|cărți|cărți|cărți|de cărți}}.',
    habit_betaP_neutral: 'Toate alegerile tale împreună arată în această direcție. Niciun număr luat separat nu arată clar acest lucru.',
    habit_betaP_split:
      'Alegerile tale se potrivesc cu mai mult de un tipar, așa că nu numim niciun nivel. Încă un joc ar putea da un răspuns mai clar.',
    count_one_deck: 'Cele mai multe cărți au venit dintr-un singur pachet, așa că despre celelalte aflăm puțin.',
    count_too_fast:
      'Ai luat jumătate dintre cărți la mai puțin de {seconds|number} {{secunde|secundă|secunde|secunde|secunde|de secunde}} după ce ai putut-o citi pe cea dinainte. La această viteză, cărțile arată puțin despre cum alegi.',
    count_random_play: 'Metoda noastră nu explică alegerile tale mai bine decât hazardul, așa că nu tragem concluzii din ele.',
    count_scripted:
      'Timpii cărților tale nu se potrivesc între ei. Așa ceva poate apărea când joacă un program, așa că nu tragem concluzii.',
    count_losing_cards:
      'Din ultimele tale 60 de cărți, {cards} {{au venit|a venit|au venit|au venit|au venit|au venit}} din cele două pachete care aduc pierderi pe termen lung.',
    count_stays:
      'Ai rămas la același pachet în {stayed_wins} din {wins} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}} după un câștig și în {stayed_losses} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}} după o pierdere.',
    count_changes:
      'Ai schimbat pachetul în {changes} din 79 de cazuri posibile. Cel mai lung șir la un pachet a fost de {run} {{cărți|carte|cărți|cărți|cărți|de cărți}}.',
  },
  learnMore: {
    title: 'Ce înseamnă rezultatul tău',
    score: {
      title: 'Scorul de risc',
      text: 'Scorul este între 0 și 100. Are două părți: câte dintre ultimele tale 60 de cărți au venit din cele două pachete care aduc pierderi și cât ți-au influențat pierderile alegerea următoare. Pe termen lung, aceste pachete costă puncte. Un scor mai mare înseamnă alegeri mai riscante în acest joc. Nu spune nimic despre tine ca om.',
    },
    range: {
      title: 'Dacă joci din nou',
      text: 'Un singur joc scurt nu dă o măsură exactă. În jocuri simulate ca al tău, cu alte cărți, scorul iese de obicei cu circa 10 puncte mai mare sau mai mic. Cu cât e mai departe de mijloc, cu atât schimbarea e mai mare. Repetările reale diferă mai mult: nu jucăm la fel în fiecare zi, iar o diferență de 13 puncte este obișnuită.',
    },
    comparison: {
      title: 'Comparația',
      text: 'Te comparăm cu {n|number} {{persoane|persoană|persoane|persoane|persoane|de persoane}} care au jucat un joc de acest fel. Au participat la studii științifice. La alegerea lor nu a contat dacă joacă sau nu pe bani.',
    },
    profile: {
      title: 'Profilul de decizie',
      text: 'Fiecare măsură este calculată din ordinea alegerilor, câștigurilor și pierderilor tale. Zona umbrită arată unde se află probabil valoarea reală. Un nivel este numit doar acolo unde alegerile tale îl fac probabil.',
    },
    limits: {
      title: 'Ce nu poate spune testul',
      text: 'Este o indicație orientativă dintr-un singur joc scurt pe puncte, nu un diagnostic. Testul nu a fost comparat niciodată cu un diagnostic de tulburare legată de jocurile de noroc.',
      low: 'Un scor mic nu exclude o problemă.',
    },
    help: {
      title: 'Dacă jocurile de noroc te îngrijorează',
      text: 'Oricare ar fi scorul tău: te îngrijorează jocurile tale de noroc sau ale altcuiva? Vorbește cu cineva de încredere sau sună la o linie telefonică de ajutor.',
    },
    methodCard: 'Citește cum a fost verificat testul',
  },
} satisfies Messages['profile']
