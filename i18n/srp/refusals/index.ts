import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'Test je pauziran', text: 'Trenutno ne može da se radi. Vratite se kasnije.' },
  many: { title: 'Sačekajte minut', text: 'Bilo je mnogo pokušaja iz vaše mreže. Test će se sam otvoriti posle čekanja.' },
  ended: {
    until: 'Važio je do {time} časova.',
    title: 'Vaš pristup je istekao',
    text: 'Važi ograničeno vreme. Vratite se na stranicu sa koje ste došli i odatle ponovo otvorite test. Igre koje ste završili ostaju sačuvane.',
  },
  game: {
    paused: 'Test je trenutno pauziran. Vratite se kasnije.',
    ended: 'Vaš pristup je istekao. Vratite se na stranicu sa koje ste došli i odatle ponovo otvorite test.',
    ofNetwork: 'Danas je iz vaše mreže započeto mnogo igara. Pokušajte ponovo sutra.',
  },
  mail: {
    ofGame: 'Ovaj izveštaj je poslat tri puta, a više za jednu igru nije moguće. Možete da ga sačuvate kao PDF.',
    toAddress: 'Na ovu adresu je danas poslato onoliko izveštaja koliko je moguće. Pokušajte ponovo posle ovog vremena: {when}.',
    ofNetwork:
      'Danas je iz vaše mreže poslato mnogo izveštaja. Sačuvajte izveštaj kao PDF ili pokušajte ponovo posle ovog vremena: {when}.',
    today: 'Danas više ne možemo da šaljemo izveštaje. Sačuvajte izveštaj kao PDF ili pokušajte ponovo posle ovog vremena: {when}.',
    ended: 'Vaš pristup je istekao, pa odavde ne možemo da pošaljemo izveštaj. Možete da ga sačuvate kao PDF.',
    gone: 'Ovaj izveštaj ovde više nije otvoren ili je obrisan, pa ne može da se pošalje.',
    notComplete: 'Ovaj izveštaj još nije potpun. Završite korake posle igre, pa ga onda pošaljite.',
  },
  arrival: {
    opening: 'Test se otvara',
    slow: 'Samo trenutak',
    slowText: 'Vaša veza je spora. Test će se sam otvoriti.',
    again: 'Učitaj ponovo',
    failed: 'Test nije mogao da se otvori',
    failedText: 'Jedan deo testa nije stigao. Učitajte ga ponovo ili probajte drugi pregledač.',
    noScript: 'Testu je potreban JavaScript, koji je u ovom pregledaču isključen. Uključite ga i ponovo učitajte stranicu.',
  },
  moved: {
    title: 'Vaša igra se nastavlja u drugoj kartici',
    text: 'Možete da zatvorite ovu ili da ovde počnete novu igru.',
  },
} satisfies NamespaceRefusalsTranslation
