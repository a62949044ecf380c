import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Sensibilitatea la câștiguri',
      explanation: 'Cât de mult îți schimbă un câștig următoarea alegere.',
    },
    apun: {
      name: 'Sensibilitatea la pierderi',
      explanation: 'Cât de mult îți schimbă o pierdere următoarea alegere.',
    },
    betaF: {
      name: 'Sensibilitatea la frecvența câștigurilor',
      explanation: 'Cât contează pentru tine ca un pachet să aducă des câștig, chiar dacă sumele sunt mici.',
    },
    betaP: {
      name: 'Rămânerea la același pachet',
      explanation: 'Cât de mult tinzi să rămâi la un pachet după ce l-ai ales.',
    },
  },
  levels: {
    arew: {
      low: 'Scăzută',
      medium_low: 'Medie spre scăzută',
      medium_high: 'Medie spre ridicată',
      high: 'Ridicată',
    },
    apun: {
      low: 'Scăzută',
      high: 'Ridicată',
    },
    betaF: {
      very_low: 'Foarte scăzută',
      low: 'Scăzută',
      medium: 'Medie',
      high: 'Ridicată',
      very_high: 'Foarte ridicată',
    },
    betaP: {
      very_low: 'Foarte scăzută',
      low: 'Scăzută',
      medium: 'Medie',
      high: 'Ridicată',
      very_high: 'Foarte ridicată',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'În acest joc, nici câștigurile, nici pierderile nu ți-au schimbat mult alegerile. Ai trecut de la un pachet la altul și ai urmat mai mult planul tău decât ultima carte.',
      low_betap_high_apun:
        'În acest joc, câștigurile ți-au schimbat puțin alegerile, iar pierderile mai mult. Ai trecut de la un pachet la altul și ai lăsat repede pachetul care te costa puncte.',
      high_betap_low_apun:
        'În acest joc, nici câștigurile, nici pierderile nu ți-au schimbat mult alegerile. După ce alegeai un pachet, de obicei rămâneai la el.',
      high_betap_high_apun:
        'În acest joc, câștigurile ți-au schimbat puțin alegerile. De obicei rămâneai la un pachet până când o pierdere te punea pe gânduri.',
    },
    medium_low: {
      low_betap_low_apun:
        'În acest joc, câștigurile te-au atras într-o oarecare măsură, ceva mai puțin decât pe cei mai mulți oameni. Ai încercat pachete diferite, iar o pierdere nu te oprea pentru mult timp.',
      low_betap_high_apun:
        'În acest joc, câștigurile te-au atras într-o oarecare măsură, ceva mai puțin decât pe cei mai mulți oameni. Ai încercat pachete diferite și ai ținut cont de pierderi.',
      high_betap_low_apun:
        'În acest joc, câștigurile te-au atras într-o oarecare măsură, ceva mai puțin decât pe cei mai mulți oameni. Ai rămas des la un pachet, chiar și după ce te-a costat puncte.',
      high_betap_high_apun:
        'În acest joc, câștigurile te-au atras într-o oarecare măsură, ceva mai puțin decât pe cei mai mulți oameni. Ai rămas des la un pachet, dar o pierdere te putea face să te răzgândești.',
    },
    medium_high: {
      low_betap_low_apun:
        'În acest joc, câștigurile ți-au influențat clar următoarea alegere. Schimbai ușor pachetul, iar pierderile contau mai puțin decât câștigurile.',
      low_betap_high_apun:
        'În acest joc, câștigurile ți-au influențat clar următoarea alegere, la fel și pierderile. Schimbai ușor pachetul și te ghidai după ultimele cărți.',
      high_betap_low_apun:
        'În acest joc, câștigurile ți-au influențat clar următoarea alegere. Când un pachet adusese un câștig bun, rămâneai la el, chiar și după ce te costase puncte.',
      high_betap_high_apun:
        'În acest joc, câștigurile ți-au influențat clar următoarea alegere. Îți plăcea să rămâi la un pachet care adusese un câștig bun, iar o pierdere te făcea să privești din nou.',
    },
    high: {
      low_betap_low_apun:
        'În acest joc, un câștig ți-a influențat puternic următoarea alegere. Ai mers după câștiguri de la un pachet la altul, iar pierderile te-au frânat puțin.',
      low_betap_high_apun:
        'În acest joc, atât câștigurile, cât și pierderile ți-au influențat puternic următoarea alegere. Treceai de la un pachet la altul cu fiecare carte nouă.',
      high_betap_low_apun:
        'În acest joc, un câștig ți-a influențat puternic următoarea alegere. Rămâneai la un pachet care tocmai adusese un câștig bun, iar pierderile de la el te influențau puțin.',
      high_betap_high_apun:
        'În acest joc, un câștig ți-a influențat puternic următoarea alegere. Rămâneai la un pachet care tocmai adusese un câștig bun până când venea o pierdere.',
    },
  },
  apun: {
    low: {
      low_betap:
        'În acest joc, pierderile ți-au schimbat alegerile mai puțin decât la cei mai mulți oameni. Când schimbai pachetul, rareori era din cauza unei pierderi.',
      medium_betap:
        'În acest joc, pierderile ți-au schimbat alegerile mai puțin decât la cei mai mulți oameni. După o pierdere continuai aproape ca înainte.',
      high_betap:
        'În acest joc, pierderile ți-au schimbat alegerile mai puțin decât la cei mai mulți oameni. Ai rămas des la un pachet, deși te costase puncte.',
    },
    high: {
      low_betap: 'În acest joc, pierderile ți-au influențat puternic alegerile. După o pierdere încercai repede alt pachet.',
      medium_betap:
        'În acest joc, pierderile ți-au influențat puternic alegerile. Ai văzut cât te costă fiecare pachet și ți-ai schimbat des planul.',
      high_betap:
        'În acest joc, pierderile ți-au influențat puternic alegerile. Îți plăcea să rămâi la un pachet, dar o pierdere te putea face să-l lași.',
    },
  },
  betaF: {
    very_low: 'În acest joc, aproape că nu a contat pentru tine cât de des aducea câștig un pachet. Te-ai uitat la cât câștigi sau pierzi.',
    low: 'În acest joc, frecvența câștigurilor a contat pentru tine mai puțin decât pentru cei mai mulți oameni. Mărimea câștigurilor și a pierderilor a contat mai mult.',
    medium: 'În acest joc, frecvența câștigurilor a contat pentru tine cam la fel ca pentru cei mai mulți oameni.',
    high: 'În acest joc, ți-au plăcut pachetele care aduc des câștig. Pierderile mari, care vin rar, sunt atunci ușor de trecut cu vederea.',
    very_high: 'În acest joc, ai preferat clar pachetele care aduc des câștig. Multe câștiguri mici pot ascunde o pierdere mare.',
  },
  betaP: {
    very_low: 'În acest joc, ai schimbat pachetul foarte des. Rareori ai întors multe cărți la rând din același pachet.',
    low: 'În acest joc, ai schimbat pachetul mai des decât cei mai mulți oameni.',
    medium: 'În acest joc, ai rămas la un pachet cam la fel de des ca cei mai mulți oameni.',
    high: 'În acest joc, de obicei rămâneai la un pachet după ce îl alegeai.',
    very_high:
      'În acest joc, ai rămas foarte mult timp la același pachet. Când joci pe bani, te poate ajuta să hotărăști dinainte când te oprești.',
  },
  learnMore: {
    title: 'Ce înseamnă rezultatul tău',
    score: {
      title: 'Scorul de risc',
      text: 'Scorul este între 0 și 100. Un scor mare înseamnă că ai făcut alegeri mai riscante în acest joc: ai ales des pachete care costă puncte pe termen lung, te-ai întors la ele după o pierdere sau pierderile ți-au schimbat puțin alegerile. Nu spune nimic despre tine ca om.',
    },
    range: {
      title: 'Intervalul probabil',
      text: 'Un singur joc scurt nu te poate măsura exact. Dacă joci din nou, scorul se poate schimba cu aproximativ 9 puncte în sus sau în jos și poți ajunge în altă grupă.',
    },
    comparison: {
      title: 'Comparația',
      text: 'Te comparăm cu {n|number} {{persoane|persoană|persoane|persoane|persoane|de persoane}} care au jucat un joc de acest fel. Au participat la cercetare și nu au fost alese pentru că joacă pe bani.',
    },
    profile: {
      title: 'Profilul de decizie',
      text: 'Fiecare indicator este calculat din ordinea alegerilor, câștigurilor și pierderilor tale. Zona umbrită arată unde se află cel mai probabil valoarea reală. „Aproape de nivelul următor” înseamnă că și nivelul următor este posibil.',
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
