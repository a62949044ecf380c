import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Stap {step} van {steps}',
  skip: 'Introductie overslaan',
  play: 'Spelen',
  backToGame: 'Terug naar het spel',
  one: {
    title: 'Vier stapels, één kaart tegelijk',
    text: 'Je ziet vier stapels kaarten. Kies een stapel en draai de bovenste kaart om. Je mag van stapel wisselen of bij dezelfde blijven, zo vaak je wilt.',
  },
  two: {
    title: 'Elke kaart is winst of verlies',
    text: 'Je begint met {start|number} punten, getoond als {start|money}. Elke kaart die je omdraait, levert punten op of kost punten. Het gaat alleen om punten, nooit om geld.',
  },
  three: {
    title: 'Draai alle 80 kaarten om',
    text: 'Probeer met zo veel mogelijk punten te eindigen. Speel het in één keer uit: als je het spel verlaat, begin je opnieuw. Je mag altijd pauze nemen.',
  },
  touchHint: 'Tik op een stapel om een kaart om te draaien',
  keyHint: 'Je kunt ook de toetsen 1 tot en met 4 gebruiken zolang een stapel gekozen is',
  demoChoose: 'Afbeelding: een van de vier stapels wordt gekozen en de bovenste kaart omgedraaid',
  demoWinLoss: 'Afbeelding: de ene kaart toont winst, de volgende verlies',
  demoCount: 'Afbeelding: het aantal resterende kaarten loopt af tot nul',
} satisfies Translation['instructions']
