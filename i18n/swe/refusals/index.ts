import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'Testet är pausat', text: 'Det går inte att göra just nu. Kom tillbaka senare.' },
  many: { title: 'Vänta en minut', text: 'Det har kommit många försök från ditt nätverk. Testet öppnas av sig självt efter väntetiden.' },
  ended: {
    until: 'Den gällde till kl. {time}.',
    title: 'Din åtkomst har gått ut',
    text: 'Den gäller en begränsad tid. Gå tillbaka till sidan du kom från och öppna testet därifrån igen. Spel du har avslutat finns kvar.',
  },
  game: {
    paused: 'Testet är pausat just nu. Kom tillbaka senare.',
    ended: 'Din åtkomst har gått ut. Gå tillbaka till sidan du kom från och öppna testet därifrån igen.',
    ofNetwork: 'Många spel har startats från ditt nätverk i dag. Försök igen i morgon.',
  },
  mail: {
    ofGame: 'Vi har skickat den här rapporten tre gånger. Fler gånger än så går det inte för ett spel. Du kan spara den som PDF i stället.',
    toAddress: 'Vi har skickat så många rapporter till den här adressen i dag som vi får. Försök igen efter {when}.',
    ofNetwork: 'Många rapporter har skickats från ditt nätverk i dag. Försök igen efter {when}, eller spara rapporten som PDF.',
    today: 'Vi kan inte skicka fler rapporter i dag. Försök igen efter {when}, eller spara rapporten som PDF.',
    ended: 'Din åtkomst har gått ut, så vi kan inte skicka rapporten härifrån. Du kan spara den som PDF.',
    gone: 'Rapporten är inte längre öppen här eller har tagits bort, så den kan inte skickas.',
    notComplete: 'Den här rapporten är inte färdig än. Gör klart stegen efter spelet och skicka den sedan.',
  },
  arrival: {
    opening: 'Testet öppnas',
    slow: 'Ett ögonblick',
    slowText: 'Din anslutning är långsam. Testet öppnas av sig självt.',
    again: 'Ladda igen',
    failed: 'Testet kunde inte öppnas',
    failedText: 'En del av testet kom inte fram. Ladda det igen eller prova en annan webbläsare.',
    noScript: 'Testet behöver JavaScript, som är avstängt i den här webbläsaren. Slå på det och ladda sidan igen.',
  },
  moved: {
    title: 'Ditt spel fortsätter i den andra fliken',
    text: 'Du kan stänga den här fliken eller börja ett nytt spel här.',
  },
} satisfies NamespaceRefusalsTranslation
