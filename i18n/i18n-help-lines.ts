// Written by `npm run i18n` from `help-lines`: the certain facts only, so that an uncertain number never leaves the repository.
import type { HelpLine } from './help-lines/certain.ts'

export const helpLines: readonly HelpLine[] = [
  {
    "country": "DE",
    "name": "Telefonberatung zur Glücksspielsucht",
    "phone": {
      "number": "0800 137 27 00",
      "dial": "+498001372700"
    },
    "url": "https://www.check-dein-spiel.de"
  },
  {
    "country": "DK",
    "name": "StopSpillet",
    "phone": {
      "number": "+45 70 22 28 25",
      "dial": "+4570222825"
    },
    "url": "https://www.stopspillet.dk"
  },
  {
    "country": "ES",
    "name": "FEJAR",
    "url": "https://fejar.org"
  },
  {
    "country": "FR",
    "name": "Joueurs Info Service",
    "phone": {
      "number": "09 74 75 13 13",
      "dial": "+33974751313"
    },
    "url": "https://www.joueurs-info-service.fr"
  },
  {
    "country": "GB",
    "name": "National Gambling Helpline",
    "phone": {
      "number": "0808 8020 133",
      "dial": "+448088020133"
    },
    "url": "https://www.gamcare.org.uk",
    "hours": "always"
  },
  {
    "country": "GR",
    "name": "ΚΕΘΕΑ ΑΛΦΑ",
    "url": "https://www.kethea.gr"
  },
  {
    "country": "IT",
    "name": "Telefono Verde Nazionale per il gioco d’azzardo",
    "phone": {
      "number": "800 558822",
      "dial": "+39800558822"
    }
  },
  {
    "country": "NL",
    "name": "Open over Gokken",
    "url": "https://openovergokken.nl"
  },
  {
    "country": "PT",
    "name": "Linha Vida 1414",
    "phone": {
      "number": "1414",
      "dial": "1414"
    },
    "url": "https://jogoresponsavel.pt/linhas-de-ajuda"
  },
  {
    "country": "RO",
    "name": "Joc Responsabil",
    "url": "https://jocresponsabil.ro"
  },
  {
    "country": "SE",
    "name": "Stödlinjen",
    "url": "https://www.stodlinjen.se"
  },
  {
    "country": "US",
    "name": "National Problem Gambling Helpline",
    "phone": {
      "number": "1-800-MY-RESET",
      "dial": "+18006973738",
      "text": "800GAM"
    },
    "url": "https://www.ncpgambling.org",
    "chat": "https://www.ncpgambling.org/chat",
    "hours": "always"
  }
]
