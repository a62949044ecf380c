import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'De test is gepauzeerd', text: 'Je kunt hem nu even niet doen. Kom later terug.' },
  many: { title: 'Wacht een minuut', text: 'Er kwamen veel pogingen van je netwerk. De test gaat na het wachten vanzelf open.' },
  ended: {
    until: 'Die gold tot {time}.',
    title: 'Je toegang is verlopen',
    text: 'Die geldt maar een beperkte tijd. Ga terug naar de pagina waar je vandaan kwam en open de test daar opnieuw. Spellen die je hebt afgemaakt, blijven bewaard.',
  },
  game: {
    paused: 'De test is nu gepauzeerd. Kom later terug.',
    ended: 'Je toegang is verlopen. Ga terug naar de pagina waar je vandaan kwam en open de test daar opnieuw.',
    ofNetwork: 'Vandaag zijn er veel spellen gestart vanaf je netwerk. Probeer het morgen opnieuw.',
  },
  mail: {
    ofGame: 'We hebben dit rapport drie keer verstuurd. Meer kan niet voor één spel. Je kunt het wel als pdf opslaan.',
    toAddress: 'We hebben vandaag zoveel rapporten naar dit adres gestuurd als mag. Probeer het opnieuw na {when}.',
    ofNetwork: 'Vandaag zijn er veel rapporten verstuurd vanaf je netwerk. Probeer het opnieuw na {when}, of sla het rapport op als pdf.',
    today: 'We kunnen vandaag geen rapporten meer versturen. Probeer het opnieuw na {when}, of sla het rapport op als pdf.',
    ended: 'Je toegang is verlopen, dus we kunnen het rapport hier niet versturen. Je kunt het opslaan als pdf.',
    gone: 'Dit rapport is hier niet meer open of is verwijderd, dus het kan niet worden verstuurd.',
    notComplete: 'Dit rapport is nog niet compleet. Rond de stappen na het spel af en verstuur het dan.',
  },
  arrival: {
    opening: 'De test gaat open',
    slow: 'Een moment',
    slowText: 'Je verbinding is traag. De test gaat vanzelf open.',
    again: 'Opnieuw laden',
    failed: 'De test kon niet worden geopend',
    failedText: 'Een deel is niet aangekomen. Laad de test opnieuw of probeer een andere browser.',
    noScript: 'De test heeft JavaScript nodig, en dat staat uit in deze browser. Zet het aan en laad deze pagina opnieuw.',
  },
  moved: {
    title: 'Je spel gaat verder in het andere tabblad',
    text: 'Je kunt dit tabblad sluiten of hier een nieuw spel beginnen.',
  },
} satisfies NamespaceRefusalsTranslation
