import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Pristupačnost',
  intro:
    'Ova stranica govori o testu samoprocene koji nudi {operator}. Želimo da svako može da ga uradi, kako god da vidi, čuje, kreće se ili čita.',
  status:
    'Test delimično ispunjava međunarodne smernice WCAG 2.2, nivo AA, i evropski standard EN 301 549. Šta nedostaje, piše u nastavku.',
  howTitle: 'Kako proveravamo',
  how: 'Pre svake verzije programi proveravaju sve ekrane na svim jezicima i u svim šemama boja. Jedna cela igra odigra se samo tastaturom, a druga samo prema onome što kaže čitač ekrana.',
  tools:
    'Test možete da uradite tastaturom, prekidačem ili čitačem ekrana, uz uvećan tekst, visok kontrast i manje pokreta. Nijedna karta nema vremensko ograničenje.',
  gapsTitle: 'Šta nedostaje',
  gapPeople: 'Ljudi koji svakog dana koriste pomoćne tehnologije još nisu probali ovu verziju sa nama.',
  gapOwn: 'Logotipe i stranice na koje vode linkovi pravi {operator}. Ne možemo da obećamo da su pristupačni.',
  gapReading: 'Rečenice su kratke, ali ne postoji verzija laka za čitanje.',
  contactTitle: 'Naišli ste na prepreku?',
  contact: 'Pišite nam šta vas je omelo i na kojoj stranici:',
  authority: 'Ako naš odgovor ne pomogne, možete da se obratite nadležnom organu za pristupačnost u svojoj zemlji.',
  date: 'Ova izjava je od {day}',
} satisfies NamespaceAccessibilityTranslation
