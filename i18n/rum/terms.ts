import type { Messages } from '../messages.ts'

export default {
  title: 'Termeni și condiții',
  privacyTitle: 'Confidențialitatea ta',
  general: {
    title: 'Informații generale',
    what: 'Acest test este un joc scurt de cărți. Urmărește cum te raportezi în el la risc, la câștiguri și la pierderi și îți dă un rezultat și trei sfaturi. Este făcut și administrat de {provider}.',
    points: 'Joci doar pentru puncte. Sumele apar ca bani, dar nu se pot câștiga, pierde sau depune bani.',
    optional: 'Testul este opțional și gratuit. Îl poți face de câte ori vrei.',
    time: 'Durează aproximativ trei minute. Joacă fără întrerupere: dacă părăsești un joc început, începi din nou. Jocul se încheie și după 15 minute fără activitate.',
    age: 'Trebuie să ai cel puțin {age} {{ani|an|ani|ani|ani|de ani}} pentru a face testul.',
  },
  userData: {
    title: 'Datele utilizatorului',
    anonymous:
      'Datele tale sunt anonime. Asta înseamnă că sunt păstrate fără nume și fără cont. Păstrăm cărțile pe care le întorci, cât timp îți ia fiecare, răspunsurile și rezultatul tău sub un număr aleatoriu. Nu cerem niciun nume și nu păstrăm adresa ta IP împreună cu jocul.',
    linked:
      'Datele tale sunt pseudonime: jocul tău este legat de contul tău de la {partner}. Păstrăm cărțile pe care le întorci, cât timp îți ia fiecare, răspunsurile și rezultatul tău sub un număr aleatoriu, împreună cu un cod care reprezintă contul tău. Nu cerem niciun nume și nu păstrăm adresa ta IP împreună cu jocul.',
    siteLearns:
      'Site-ul care îți arată acest test află că ai jucat și poate afla că ți-ai șters jocul. Îți vede rezultatul doar dacă, după aceea, ești de acord tu sau cineva care are linkul raportului tău.',
    linkedRights: 'Poți salva sau șterge aceste date în raportul tău.',
    controller: 'Operatorul acestor date: {controller}. Pentru orice întrebare despre ele, scrie la {contact}.',
    basisConsent: 'Temeiul legal este consimțământul tău. Îl dai când începi testul și îl poți retrage ștergându-ți jocul.',
    basisInterests: 'Temeiul legal este un interes legitim: să ți se ofere un test despre felul în care joci. Te poți opune.',
    basisTask: 'Temeiul legal este o sarcină de interes public: prevenirea daunelor cauzate de jocurile de noroc.',
    complaint: 'Poți depune și o plângere la o autoritate pentru protecția datelor.',
    noDeletion:
      'Putem găsi jocul tău doar după linkul raportului tău sau după un număr pe care poate l-a păstrat site-ul care îți arată acest test. Fără unul dintre ele, datele nu pot fi șterse la cerere. Le poți salva sau șterge chiar tu cât timp raportul tău este deschis.',
    kept: 'Jocul tău este șters cel târziu la {months} {{luni|lună|luni|luni|luni|de luni}} după ce l-ai jucat.',
    keptForGood: 'Jocul tău este păstrat fără limită de timp, dacă nu este șters.',
    partnerId:
      'Site-ul care îți arată acest test transmite un număr care reprezintă contul tău de acolo. Prin el, rezultatul tău poate fi legat de contul tău. Dacă vrei ca aceste date să fie șterse, adresează-te acelui site.',
    research: 'Datele anonime pot fi folosite pentru cercetare și pentru a îmbunătăți testul.',
    email:
      'Dacă ceri raportul prin e-mail, adresa ta este folosită doar pentru acest mesaj. Aici nu este păstrată și nu este legată de rezultatele tale, dar cine livrează mesajul le are pe amândouă. Timp de aproximativ o zi păstrăm un cod obținut din ea, ca nimeni să nu poată umple o căsuță de e-mail. Din cod nu se poate afla adresa.',
    reportLink:
      'Raportul tău are un link propriu. Oricine are linkul îți poate vedea raportul și îți poate șterge jocul, așa că gândește-te înainte să îl dai mai departe.',
  },
  disclaimer: {
    title: 'Limitarea răspunderii',
    indication:
      'Rezultatul este o indicație orientativă dintr-un singur joc scurt. Nu este un diagnostic și nu înlocuiește sfatul unui medic sau al unui alt specialist.',
    noGuarantee: 'Facem tot ce putem ca testul să fie corect și disponibil, dar nu putem promite că este mereu fără erori.',
    decisions:
      'Doar tu hotărăști ce faci cu rezultatul. Dacă te îngrijorează felul în care joci pe bani tu sau altcineva, sună la o linie telefonică de ajutor.',
    notProof:
      'Raportul este pentru tine. Nu este semnat și nu dovedește nimic altora. Nimeni nu are voie să ți-l ceară sau să se bazeze pe el.',
  },
  cookies: {
    title: 'Cookie-uri',
    none: 'Nu se folosesc cookie-uri și nicio altă firmă nu urmărește ce faci aici.',
    storage:
      'Cât timp joci, browserul păstrează starea jocului în memoria sesiunii, ca să poți continua după o reîncărcare. Este necesar pentru joc și dispare când închizi fila.',
  },
  license: {
    title: 'Licență',
    use: 'Poți folosi acest test și raportul tău pentru tine. Textele, imaginile și programele aparțin furnizorului {provider} sau partenerilor săi și nu pot fi copiate sau vândute fără acordul lor.',
    fonts: 'Fonturile și programele altor autori sunt folosite conform licențelor lor deschise.',
  },
  contact: {
    title: 'Contact',
    text: 'Ai o întrebare despre test sau despre datele tale? Scrie la {address}.',
  },
} satisfies Messages['terms']
