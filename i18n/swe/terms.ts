import type { Messages } from '../messages.ts'

export default {
  title: 'Villkor',
  privacyTitle: 'Din integritet',
  general: {
    title: 'Allmänt',
    what: 'Testet är ett kortspel på tre minuter. Det tittar på hur du hanterar risk, vinster och förluster i spelet och ger dig ett resultat och tre råd. Det har tagits fram av och drivs av {provider}.',
    points: 'Du spelar bara om poäng. Belopp visas som pengar, men inga pengar kan vinnas, förloras eller sättas in.',
    optional: 'Testet är frivilligt och gratis. Du får göra det så ofta du vill.',
    time: 'Det tar ungefär tre minuter. Spela helst utan avbrott: om du lämnar ett pågående spel får du börja om. Spelet slutar också efter 15 minuter utan aktivitet.',
    age: 'Du måste ha fyllt {age} år för att göra testet.',
  },
  userData: {
    title: 'Användardata',
    anonymous:
      'Dina data är anonyma. Det betyder att de sparas utan namn och utan konto. Vi sparar de kort du vänder, hur lång tid du tar på dig för varje kort, dina svar och ditt resultat under ett slumpmässigt nummer. Vi frågar inte efter namn och sparar inte din IP-adress tillsammans med ditt spel.',
    linked:
      'Dina data är pseudonyma: ditt spel är kopplat till ditt konto hos {partner}. Vi sparar de kort du vänder, hur lång tid du tar på dig för varje kort, dina svar och ditt resultat under ett slumpmässigt nummer, tillsammans med en kod som står för ditt konto. Vi frågar inte efter namn och sparar inte din IP-adress tillsammans med ditt spel.',
    siteLearns:
      'Webbplatsen som visar dig testet får veta att du har spelat, och kan få veta att du har tagit bort ditt spel. Den ser bara ditt resultat om du, eller någon som har länken till din rapport, går med på det efteråt.',
    linkedRights: 'Du kan spara eller ta bort dessa uppgifter i din rapport.',
    controller: 'Ansvarig för dessa uppgifter: {controller}. Skriv till {contact} om du har en fråga om dem.',
    basisConsent:
      'Den rättsliga grunden är ditt samtycke. Du ger det när du startar testet och kan återkalla det genom att ta bort ditt spel.',
    basisInterests:
      'Den rättsliga grunden är ett berättigat intresse: att erbjuda dig ett test av ditt eget spelande. Du får invända mot det.',
    basisTask: 'Den rättsliga grunden är en uppgift av allmänt intresse: att förebygga skador av spel om pengar.',
    complaint: 'Du kan också klaga hos en dataskyddsmyndighet.',
    noDeletion:
      'Vi kan bara hitta ditt spel med länken till din rapport, eller med ett nummer som webbplatsen som visar dig testet kan ha sparat. Utan någon av dem kan data inte raderas på begäran. Du kan själv spara eller ta bort dem medan din rapport är öppen.',
    kept: 'Ditt spel tas bort senast {months} {{månad|månader}} efter att du spelade det.',
    keptForGood: 'Ditt spel sparas utan tidsgräns, om det inte tas bort.',
    partnerId:
      'Webbplatsen som visar dig testet skickar med ett nummer som står för ditt konto där. Den kan koppla ditt resultat till ditt konto. Om du vill att dessa data raderas, vänd dig till den webbplatsen.',
    research: 'Anonyma data kan användas för forskning och för att förbättra testet.',
    email:
      'Om du får din rapport mejlad används din adress bara för det meddelandet. Här sparas den inte och kopplas inte till dina resultat, men den som levererar meddelandet har båda. I ungefär ett dygn sparar vi en kod som har räknats fram ur den, så att ingen kan översvämma en inkorg. Adressen går inte att läsa ut ur koden.',
    reportLink: 'Din rapport har en egen länk. Alla som har länken kan se rapporten och ta bort spelet, så tänk efter innan du delar den.',
  },
  disclaimer: {
    title: 'Ansvarsfriskrivning',
    indication:
      'Resultatet är en fingervisning från ett enda spel på tre minuter. Det är ingen diagnos och ersätter inte råd från läkare eller rådgivare.',
    noGuarantee: 'Vi gör vårt bästa för att testet ska vara korrekt och tillgängligt, men vi kan inte lova att det alltid är utan fel.',
    decisions:
      'Du bestämmer själv vad du gör med resultatet. Om du är orolig för ditt eget eller någon annans spel om pengar, kontakta en stödlinje.',
    notProof:
      'Din rapport är till för dig. Den är inte undertecknad och bevisar ingenting för andra. Ingen får kräva den av dig eller förlita sig på den.',
  },
  cookies: {
    title: 'Kakor (cookies)',
    none: 'Inga kakor används, och inga andra företag följer vad du gör här.',
    storage:
      'Medan du spelar sparar din webbläsare spelets läge i sin sessionslagring, så att du kan fortsätta efter en omladdning. Det behövs för spelet och försvinner när du stänger fliken.',
  },
  license: {
    title: 'Licens',
    use: 'Du får använda testet och din rapport för egen del. Texter, bilder och programvara tillhör {provider} eller dess partner och får inte kopieras eller säljas utan deras samtycke.',
    fonts: 'Typsnitt och programdelar från andra används enligt deras öppna licenser.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Har du en fråga om testet eller om dina data? Skriv till {address}.',
  },
} satisfies Messages['terms']
