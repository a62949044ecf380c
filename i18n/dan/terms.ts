import type { Messages } from '../messages.ts'

export default {
  title: 'Vilkår og betingelser',
  privacyTitle: 'Dit privatliv',
  general: {
    title: 'Generelt',
    what: 'Testen er et kortspil på tre minutter. Den ser på, hvordan du håndterer risiko, gevinster og tab i spillet, og giver dig et resultat og tre råd. Den er lavet og drives af {provider}.',
    points: 'Du spiller kun om point. Beløb vises som penge, men der kan ikke vindes, tabes eller indbetales penge.',
    optional: 'Testen er frivillig og gratis. Du må tage den, så tit du vil.',
    time: 'Den tager omkring tre minutter. Spil helst uden afbrydelser: Hvis du forlader et spil, der er i gang, starter du forfra. Spillet slutter også efter 15 minutter uden aktivitet.',
    age: 'Du skal være mindst {age} år for at tage testen.',
  },
  userData: {
    title: 'Brugerdata',
    anonymous:
      'Dine data er anonyme. Det betyder, at hverken navn eller konto er gemt sammen med dem. Vi gemmer de kort, du vender, hvor lang tid du bruger på hvert kort, dine svar og dit resultat under et tilfældigt nummer. Vi spørger ikke om navn, og vi gemmer ikke din IP-adresse sammen med dit spil.',
    linked:
      'Dine data er pseudonyme: dit spil er knyttet til din konto hos {partner}. Vi gemmer de kort, du vender, hvor lang tid du bruger på hvert kort, dine svar og dit resultat under et tilfældigt nummer sammen med en kode, som står for din konto. Vi spørger ikke om navn, og vi gemmer ikke din IP-adresse sammen med dit spil.',
    siteLearns:
      'Hjemmesiden, der viser dig denne test, får at vide, at du har spillet, og kan få at vide, at du har slettet dit spil. Den ser kun dit resultat, hvis du eller en anden med linket til din rapport siger ja til det bagefter.',
    linkedRights: 'Du kan gemme eller slette disse data i din rapport.',
    controller: 'Ansvarlig for disse data: {controller}. Skriv til {contact}, hvis du har spørgsmål om dem.',
    basisConsent:
      'Retsgrundlaget er dit samtykke. Du giver det, når du starter testen, og du kan trække det tilbage ved at slette dit spil.',
    basisInterests: 'Retsgrundlaget er en legitim interesse: at tilbyde dig en test af dit eget spil. Du har ret til at gøre indsigelse.',
    basisTask: 'Retsgrundlaget er en opgave i samfundets interesse: at forebygge skader ved pengespil.',
    complaint: 'Du kan også klage til en databeskyttelsesmyndighed.',
    noDeletion:
      'Vi kan kun finde dit spil ved hjælp af linket til din rapport eller et nummer, som hjemmesiden, der viser dig denne test, måske har gemt. Uden et af dem kan dine data ikke slettes på anmodning. Du kan selv gemme eller slette dem, mens din rapport er åben.',
    kept: 'Dit spil fjernes senest {months} {{måned|måneder}} efter, at du har spillet det.',
    keptForGood: 'Dit spil gemmes uden tidsgrænse, medmindre det slettes.',
    partnerId:
      'Hjemmesiden, der viser dig denne test, sender et nummer med, som står for din konto dér. Den kan knytte dit resultat til din konto. Hvis du vil have disse data slettet, så kontakt hjemmesiden.',
    research: 'Anonyme data kan bruges til forskning og til at forbedre testen.',
    email:
      'Hvis du får din rapport tilsendt på mail, bruges din adresse kun til denne ene besked. Her gemmes den ikke og knyttes ikke til dine resultater, men den, der leverer beskeden, har begge dele. I cirka et døgn gemmer vi en kode, der er dannet ud fra den, så ingen kan fylde en indbakke. Adressen kan ikke læses ud af koden.',
    reportLink:
      'Din rapport har sit eget link. Alle, der har linket, kan se rapporten og slette spillet, så tænk dig om, før du deler det.',
  },
  disclaimer: {
    title: 'Ansvarsfraskrivelse',
    indication:
      'Resultatet er et fingerpeg fra ét enkelt spil på tre minutter. Det er ikke en diagnose og erstatter ikke råd fra en læge eller rådgiver.',
    noGuarantee: 'Vi gør vores bedste for, at testen er korrekt og tilgængelig, men vi kan ikke love, at den altid er uden fejl.',
    decisions:
      'Du bestemmer selv, hvad du bruger resultatet til. Hvis du er bekymret for dit eget eller en andens pengespil, så kontakt en hjælpelinje.',
    notProof:
      'Din rapport er til dig. Den er ikke underskrevet og beviser ikke noget over for andre. Ingen må kræve den af dig eller støtte sig til den.',
  },
  cookies: {
    title: 'Cookies',
    none: 'Der bruges ingen cookies, og ingen andre virksomheder følger med i, hvad du gør her.',
    storage:
      'Mens du spiller, gemmer din browser spillets tilstand i sit sessionslager, så du kan fortsætte efter en genindlæsning. Det er nødvendigt for spillet og er væk, når du lukker fanen.',
  },
  license: {
    title: 'Licens',
    use: 'Du må bruge denne test og din rapport til dig selv. Tekster, billeder og software tilhører {provider} eller virksomhedens partnere og må ikke kopieres eller sælges uden samtykke.',
    fonts: 'Skrifttyper og softwaredele fra andre bruges under deres åbne licenser.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Har du et spørgsmål om testen eller om dine data? Skriv til {address}.',
  },
} satisfies Messages['terms']
