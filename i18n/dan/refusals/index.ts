import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'Testen holder pause', text: 'Den kan ikke tages lige nu. Kom tilbage senere.' },
  many: { title: 'Vent et minut', text: 'Der er kommet mange forsøg fra dit netværk. Testen åbner af sig selv efter ventetiden.' },
  ended: {
    until: 'Den gjaldt til kl. {time}.',
    title: 'Din adgang er udløbet',
    text: 'Den gælder kun i en vis tid. Gå tilbage til siden, du kom fra, og åbn testen derfra igen. Spil, du har gjort færdige, bliver gemt.',
  },
  game: {
    paused: 'Testen holder pause lige nu. Kom tilbage senere.',
    ended: 'Din adgang er udløbet. Gå tilbage til siden, du kom fra, og åbn testen derfra igen.',
    ofNetwork: 'Der er startet mange spil fra dit netværk i dag. Prøv igen i morgen.',
  },
  mail: {
    ofGame: 'Vi har sendt denne rapport tre gange. Det er det højeste for ét spil. Du kan i stedet gemme den som PDF.',
    toAddress: 'Vi har i dag sendt så mange rapporter til denne adresse, som vi må. Prøv igen efter {when}.',
    ofNetwork: 'Der er sendt mange rapporter fra dit netværk i dag. Prøv igen efter {when}, eller gem rapporten som PDF.',
    today: 'Vi kan ikke sende flere rapporter i dag. Prøv igen efter {when}, eller gem rapporten som PDF.',
    ended: 'Din adgang er udløbet, så vi kan ikke sende rapporten herfra. Du kan gemme den som PDF.',
    gone: 'Rapporten er ikke længere åben her, eller den er slettet, så den kan ikke sendes.',
    notComplete: 'Denne rapport er ikke færdig endnu. Gør trinene efter spillet færdige, og send den så.',
  },
  arrival: {
    opening: 'Testen åbner',
    slow: 'Et øjeblik',
    slowText: 'Din forbindelse er langsom. Testen åbner af sig selv.',
    again: 'Indlæs igen',
    failed: 'Testen kunne ikke åbnes',
    failedText: 'En del af testen nåede ikke frem. Indlæs den igen, eller prøv en anden browser.',
    noScript: 'Testen kræver JavaScript, som er slået fra i denne browser. Slå det til, og indlæs siden igen.',
  },
  moved: {
    title: 'Dit spil fortsætter i den anden fane',
    text: 'Du kan lukke denne fane eller starte et nyt spil her.',
  },
} satisfies NamespaceRefusalsTranslation
