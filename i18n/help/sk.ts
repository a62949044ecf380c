import { both, europe, type HelpEntry, official, service, web } from './sources.ts'

const teraz = web('https://www.teraz.sk/regiony/linka-pomoci-pre-problemy-s-hranim-mal/947413-clanok.html 2026-03-11', '2026-11-26')

export const help: HelpEntry = {
  place: 'SK',
  lines: [
    {
      name: 'Linka pomoci pre problémy s hraním',
      languages: ['sk'],
      web: { url: 'https://www.urhh.sk', source: teraz },
      phone: { national: '0800 800 900', dial: '+421800800900', source: web('https://betring.sk/responsiblegambling/', '2026-11-26') },
      relatives: { source: teraz },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Linka dôvery Nezábudka',
      ['sk'],
      { call: '0800 800 566', hours: 'always' },
      both(
        'https://www.24hod.sk/ludia-s-problemami-sa-mozu-obratit-aj-na-linku-dovery-nezabudka-cl712745.html 2019-10-14',
        'https://www.najnovsie.sk/2019/07/04/linka-dovery-nezabudka-je-spustena/ 2019-07-04',
        '2026-11-29',
      ),
    ),
    service(
      'IPčko: Krízová linka pomoci',
      ['sk'],
      { call: '0800 500 333', web: 'https://www.krizovalinkapomoci.sk', hours: 'always' },
      official('https://www.nadaciaorange.sk/sk/vynimocna-podpora/krizova-linka-pomoci 2020', '2026-11-29'),
    ),
  ],
  young: [
    service(
      'Linka detskej istoty',
      ['sk'],
      { call: '116 111', web: 'https://www.ldi.sk', hours: 'always' },
      official(
        'https://www.humanisti.sk/2022/01/26/linka-detskej-istoty-oslavuje-26-rokov-svojej-existencie-a-fungovania/ 2022-01-26',
        '2026-11-29',
      ),
    ),
  ],
  note: 'Run by the hospital Predná Hora for the gambling authority since February 2025, day and night since March 2026 (teraz.sk). 0800 800 900 was its number under the earlier operator (24hod.sk, 2019): not shown until a page of today gives it.',
}
