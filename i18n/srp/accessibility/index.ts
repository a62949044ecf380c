import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Pristupačnost',
  intro: 'Ova stranica je o samotestu kod {operator}. Želimo da ga može uraditi svako, kako god da vidi, čuje, kreće se ili čita.',
  status: 'Test delimično ispunjava međunarodne smernice WCAG 2.2, nivo AA, i evropski standard EN 301 549. Ono što nedostaje stoji niže.',
  howTitle: 'Kako proveravamo',
  how: 'Pre svake verzije programi ispituju sve ekrane na svim jezicima i u svim šemama boja. Jedna cela igra igra se samo tastaturom, a druga prema onome što kaže čitač ekrana.',
  tools:
    'Test možete da uradite tastaturom, prekidačem, čitačem ekrana, uz uvećan tekst, visok kontrast i manje pokreta. Za kartu nema vremenskog ograničenja.',
  gapsTitle: 'Šta nedostaje',
  gapPeople: 'Ljudi koji svakog dana koriste pomoćne tehnologije još nisu probali ovu verziju sa nama.',
  gapOwn: 'Logotipi i stranice koje pripadaju {operator} njihovi su. Za njih ne možemo da odgovaramo.',
  gapReading: 'Rečenice su kratke, ali nisu pisane jezikom lakim za čitanje.',
  contactTitle: 'Nešto vam smeta?',
  contact: 'Pišite nam šta je to bilo i na kojoj stranici:',
  authority: 'Ako naš odgovor ne pomogne, možete da se obratite nadležnom organu za pristupačnost u svojoj zemlji.',
  date: 'Ova izjava je od {day}',
} satisfies NamespaceAccessibilityTranslation
