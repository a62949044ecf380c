import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Steg {step} av {steps}',
  skip: 'Hoppa över introduktionen',
  play: 'Spela',
  backToGame: 'Tillbaka till spelet',
  one: {
    title: 'Fyra korthögar, ett kort i taget',
    text: 'Du ser fyra korthögar. Välj en av dem och vänd det översta kortet. Du kan byta korthög eller hålla dig till en, så ofta du vill.',
  },
  two: {
    title: 'Varje kort är en vinst eller en förlust',
    text: 'Du börjar med {start|number} poäng, som visas som {start|money}. Varje kort du vänder ger eller kostar poäng. Det är bara poäng, aldrig pengar.',
  },
  three: {
    title: 'Vänd alla 80 kort',
    text: 'Försök få så många poäng som möjligt. Spela helst utan avbrott: om du lämnar spelet får du börja om. Du kan pausa när som helst.',
  },
  touchHint: 'Tryck på en korthög för att vända ett kort',
  keyHint: 'Du kan också använda tangenterna 1 till 4 när en korthög är vald',
  demoChoose: 'Bild: en av fyra korthögar väljs och det översta kortet vänds',
  demoWinLoss: 'Bild: ett kort visar en vinst, nästa en förlust',
  demoCount: 'Bild: antalet kort som är kvar går ner till noll',
} satisfies Translation['instructions']
