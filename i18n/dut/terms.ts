import type { Messages } from '../messages.ts'

export default {
  title: 'Voorwaarden',
  privacyTitle: 'Je privacy',
  general: {
    title: 'Algemeen',
    what: 'Deze test is een kort kaartspel. Hij kijkt hoe je daarin omgaat met risico, winst en verlies, en geeft je een resultaat en drie tips. De test is gemaakt en wordt beheerd door {provider}.',
    points: 'Je speelt alleen om punten. Bedragen worden als geld getoond, maar je kunt geen geld winnen, verliezen of inleggen.',
    optional: 'De test is vrijwillig en gratis. Je mag hem zo vaak doen als je wilt.',
    time: 'Hij duurt ongeveer drie minuten. Maak hem in één keer af: als je een lopend spel verlaat, begin je opnieuw. Het spel stopt ook na 15 minuten zonder activiteit.',
    age: 'Je moet minstens {age} jaar oud zijn om de test te doen.',
  },
  userData: {
    title: 'Gebruikersgegevens',
    anonymous:
      'Je gegevens zijn anoniem. Daarmee bedoelen we dat er geen naam en geen account bij bewaard wordt. We bewaren de kaarten die je omdraait, hoelang je over elke kaart doet, je antwoorden en je resultaat onder een willekeurig nummer. We vragen geen naam en bewaren je IP-adres niet bij je spel.',
    linked:
      'Je gegevens zijn gepseudonimiseerd: je spel is gekoppeld aan je account bij {partner}. We bewaren de kaarten die je omdraait, hoelang je over elke kaart doet, je antwoorden en je resultaat onder een willekeurig nummer, samen met een code die bij je account hoort. We vragen geen naam en bewaren je IP-adres niet bij je spel.',
    siteLearns:
      'De site die je deze test toont, krijgt te horen dat je hebt gespeeld, en kan te horen krijgen dat je je spel hebt verwijderd. Die ziet je resultaat alleen als jij, of iemand met de link van je rapport, daar achteraf mee instemt.',
    linkedRights: 'In je rapport kun je deze gegevens opslaan of verwijderen.',
    controller: 'Verantwoordelijk voor deze gegevens: {controller}. Schrijf naar {contact} als je er een vraag over hebt.',
    basisConsent:
      'De rechtsgrond is je toestemming. Je geeft die wanneer je de test start, en je kunt die intrekken door je spel te verwijderen.',
    basisInterests:
      'De rechtsgrond is een gerechtvaardigd belang: je een test van je eigen speelgedrag aanbieden. Je mag daar bezwaar tegen maken.',
    basisTask: 'De rechtsgrond is een taak van algemeen belang: schade door gokken voorkomen.',
    complaint: 'Je kunt ook een klacht indienen bij een toezichthouder voor gegevensbescherming.',
    noDeletion:
      'We kunnen je spel alleen terugvinden met de link van je rapport, of met een nummer dat de site die je deze test toont misschien heeft bewaard. Zonder een van beide kunnen de gegevens niet op verzoek worden verwijderd. Je kunt ze zelf opslaan of verwijderen zolang je rapport open is.',
    kept: 'Je spel wordt uiterlijk {months} {{maand|maanden}} nadat je het speelde verwijderd.',
    keptForGood: 'Je spel wordt zonder tijdslimiet bewaard, tenzij het wordt verwijderd.',
    partnerId:
      'De site die je deze test toont, geeft een nummer door dat bij je account op die site hoort. De site kan je resultaat aan je account koppelen. Wil je dat deze gegevens worden verwijderd, vraag het dan aan die site.',
    research: 'Anonieme gegevens kunnen worden gebruikt voor onderzoek en om de test te verbeteren.',
    email:
      'Als je je rapport per e-mail laat sturen, wordt je adres alleen voor dit ene bericht gebruikt. Hier wordt het niet bewaard en niet aan je resultaten gekoppeld, maar wie het bericht bezorgt, heeft beide. Ongeveer een dag lang bewaren we een code die ervan is afgeleid, zodat niemand een inbox kan overspoelen. Uit die code is het adres niet af te lezen.',
    reportLink:
      'Je rapport heeft een eigen link. Iedereen met die link kan je rapport zien en je spel verwijderen, dus bedenk goed met wie je hem deelt.',
  },
  disclaimer: {
    title: 'Aansprakelijkheid',
    indication:
      'Het resultaat is een aanwijzing uit één kort spel. Het is geen diagnose en vervangt niet het advies van een arts of hulpverlener.',
    noGuarantee: 'We doen ons best om de test juist en bereikbaar te houden, maar we kunnen niet beloven dat hij altijd zonder fouten is.',
    decisions:
      'Je beslist zelf wat je met het resultaat doet. Als je je zorgen maakt over je eigen gokken of dat van een ander, neem dan contact op met een hulplijn.',
    notProof:
      'Je rapport is voor jou. Het is niet ondertekend en bewijst niets aan anderen. Niemand mag het van je eisen of erop vertrouwen.',
  },
  cookies: {
    title: 'Cookies',
    none: 'Er worden geen cookies gebruikt, en er zijn geen andere bedrijven die volgen wat je hier doet.',
    storage:
      'Terwijl je speelt, houdt je browser de stand van het spel bij in de sessieopslag, zodat je na herladen verder kunt. Dat is nodig voor het spel en is weg zodra je het tabblad sluit.',
  },
  license: {
    title: 'Licentie',
    use: 'Je mag deze test en je rapport voor jezelf gebruiken. De teksten, beelden en software zijn van {provider} of zijn partners en mogen niet zonder toestemming worden gekopieerd of verkocht.',
    fonts: 'Lettertypen en software van anderen worden gebruikt onder hun open licenties.',
  },
  contact: {
    title: 'Contact',
    text: 'Heb je een vraag over de test of over je gegevens? Schrijf naar {address}.',
  },
} satisfies Messages['terms']
