import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Trin {step} af {steps}',
  skip: 'Spring introduktionen over',
  play: 'Spil',
  backToGame: 'Tilbage til spillet',
  one: {
    title: 'Fire bunker, ét kort ad gangen',
    text: 'Du ser fire bunker kort. Vælg en bunke, og vend det øverste kort. Du kan skifte bunke eller blive ved den samme, så tit du vil.',
  },
  two: {
    title: 'Hvert kort er en gevinst eller et tab',
    text: 'Du starter med {start|number} point, vist som {start|money}. Hvert kort, du vender, giver eller koster point. Det er kun point, aldrig penge.',
  },
  three: {
    title: 'Vend alle 80 kort',
    text: 'Prøv at slutte med så mange point som muligt. Spil helst uden afbrydelser: Hvis du forlader spillet, starter du forfra. Du kan holde pause når som helst.',
  },
  touchHint: 'Tryk på en bunke for at vende et kort',
  keyHint: 'Du kan også bruge tasterne 1 til 4, mens en bunke er valgt',
  demoChoose: 'Billede: En af fire bunker vælges, og det øverste kort vendes',
  demoWinLoss: 'Billede: Et kort viser en gevinst, det næste et tab',
  demoCount: 'Billede: Antallet af resterende kort falder til nul',
} satisfies Translation['instructions']
