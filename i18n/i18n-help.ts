// Written by `npm run i18n` from `help`: what players may see, so that an uncertain number never leaves the repository.
import type { ShownHelp } from './help/shown.ts'

/** The day the oldest source of a place was read: for checks, not for players. */
export const oldestRead: { readonly [place: string]: string } = {
 "AT": "2026-11-22",
 "AU": "2026-11-22",
 "BE": "2026-11-22",
 "BR": "2026-11-22",
 "CA-ON": "2026-11-22",
 "CA": "2026-11-22",
 "CZ": "2026-11-22",
 "DE": "2026-11-22",
 "DK": "2026-11-22",
 "EE": "2026-11-22",
 "ES": "2026-11-22",
 "FI": "2026-11-22",
 "FR": "2026-11-22",
 "GB": "2026-11-22",
 "GR": "2026-11-22",
 "IE": "2026-11-22",
 "IT": "2026-11-22",
 "MT": "2026-11-22",
 "MX": "2026-11-22",
 "NL": "2026-11-22",
 "NO": "2026-11-22",
 "NZ": "2026-11-22",
 "PL": "2026-11-22",
 "PT": "2026-11-22",
 "RO": "2026-11-22",
 "RS": "2026-11-22",
 "SE": "2026-11-22",
 "US-NJ": "2026-11-22",
 "US": "2026-11-22",
 "world": "2026-11-22"
}

export const shownPlaces: readonly ShownHelp[] = [
 {
  "place": "AT",
  "lines": [
   {
    "name": "Spielsuchthilfe",
    "languages": [
     "de"
    ],
    "web": "https://www.spielsuchthilfe.at",
    "phone": {
     "national": "01 544 13 57",
     "dial": "+4315441357"
    },
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "relatives",
    "name": "Spielsuchthilfe",
    "url": "https://www.spielsuchthilfe.at"
   }
  ]
 },
 {
  "place": "AU",
  "lines": [
   {
    "name": "Gambling Help Online",
    "languages": [
     "en"
    ],
    "web": "https://www.gamblinghelponline.org.au",
    "phone": {
     "national": "1800 858 858",
     "dial": "+611800858858"
    },
    "hours": "always",
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "BetStop",
    "url": "https://www.betstop.gov.au"
   },
   {
    "kind": "relatives",
    "name": "Gambling Help Online",
    "url": "https://www.gamblinghelponline.org.au"
   }
  ]
 },
 {
  "place": "BE",
  "lines": [
   {
    "name": "SOS Jeux · SOS Spelen",
    "languages": [
     "fr",
     "nl"
    ],
    "web": "https://www.gamingcommission.be",
    "phone": {
     "national": "0800 35 777",
     "dial": "+3280035777"
    },
    "hours": "always",
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "EPIS",
    "url": "https://www.gamingcommission.be"
   },
   {
    "kind": "treatment",
    "name": "joueurs.aide-en-ligne.be",
    "url": "https://joueurs.aide-en-ligne.be"
   }
  ]
 },
 {
  "place": "BG",
  "lines": [],
  "ways": []
 },
 {
  "place": "BR",
  "lines": [
   {
    "name": "SUS: pontos de atendimento",
    "languages": [
     "pt"
    ],
    "web": "https://www.gov.br/autoexclusaoapostas"
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "Plataforma Centralizada de Autoexclusão",
    "url": "https://www.gov.br/autoexclusaoapostas"
   },
   {
    "kind": "treatment",
    "name": "SUS",
    "url": "https://www.gov.br/autoexclusaoapostas"
   }
  ]
 },
 {
  "place": "CA-ON",
  "lines": [
   {
    "name": "ConnexOntario",
    "languages": [
     "en",
     "fr"
    ],
    "web": "https://www.connexontario.ca",
    "phone": {
     "national": "1-866-531-2600",
     "dial": "+18665312600"
    },
    "text": {
     "number": "247247"
    },
    "hours": "always",
    "free": true
   }
  ],
  "ways": []
 },
 {
  "place": "CA",
  "lines": [
   {
    "name": "Responsible Gambling Council",
    "languages": [
     "en",
     "fr"
    ],
    "web": "https://www.responsiblegambling.org"
   }
  ],
  "ways": []
 },
 {
  "place": "CH",
  "lines": [],
  "ways": []
 },
 {
  "place": "CY",
  "lines": [],
  "ways": []
 },
 {
  "place": "CZ",
  "lines": [
   {
    "name": "Národní stránky pro snížení rizik hazardního hraní",
    "languages": [
     "cs"
    ],
    "web": "https://www.hazardni-hrani.cz"
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "Rejstřík vyloučených osob",
    "url": "https://www.mfcr.cz"
   }
  ]
 },
 {
  "place": "DE",
  "lines": [
   {
    "name": "Telefonberatung zur Glücksspielsucht",
    "languages": [
     "de"
    ],
    "web": "https://www.check-dein-spiel.de",
    "phone": {
     "national": "0800 137 27 00",
     "dial": "+498001372700"
    },
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "OASIS",
    "url": "https://rp-darmstadt.hessen.de"
   },
   {
    "kind": "relatives",
    "name": "Check dein Spiel",
    "url": "https://www.check-dein-spiel.de"
   }
  ]
 },
 {
  "place": "DK",
  "lines": [
   {
    "name": "StopSpillet",
    "languages": [
     "da"
    ],
    "web": "https://www.stopspillet.dk",
    "phone": {
     "national": "70 22 28 25",
     "dial": "+4570222825"
    },
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "ROFUS",
    "url": "https://www.rofus.nu"
   },
   {
    "kind": "relatives",
    "name": "StopSpillet",
    "url": "https://www.stopspillet.dk"
   }
  ]
 },
 {
  "place": "EE",
  "lines": [
   {
    "name": "Hasartmängusõltuvuse nõustamiskeskus",
    "languages": [
     "et"
    ],
    "web": "https://www.15410.ee"
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "HAMPI",
    "url": "https://www.emta.ee"
   }
  ]
 },
 {
  "place": "ES",
  "lines": [
   {
    "name": "FEJAR",
    "languages": [
     "es"
    ],
    "web": "https://fejar.org"
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "RGIAJ",
    "url": "https://www.ordenacionjuego.es"
   },
   {
    "kind": "relatives",
    "name": "FEJAR",
    "url": "https://fejar.org"
   }
  ]
 },
 {
  "place": "FI",
  "lines": [
   {
    "name": "Peluuri",
    "languages": [
     "fi",
     "sv"
    ],
    "web": "https://www.peluuri.fi",
    "phone": {
     "national": "0800 100 101",
     "dial": "+358800100101"
    },
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "relatives",
    "name": "Peluuri",
    "url": "https://www.peluuri.fi"
   }
  ]
 },
 {
  "place": "FR",
  "lines": [
   {
    "name": "Joueurs Info Service",
    "languages": [
     "fr"
    ],
    "web": "https://joueurs-info-service.fr",
    "phone": {
     "national": "09 74 75 13 13",
     "dial": "+33974751313"
    }
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "Interdiction volontaire de jeux",
    "url": "https://interdictiondejeux.anj.fr"
   },
   {
    "kind": "relatives",
    "name": "Joueurs Info Service",
    "url": "https://joueurs-info-service.fr"
   }
  ]
 },
 {
  "place": "GB",
  "lines": [
   {
    "name": "National Gambling Helpline",
    "languages": [
     "en"
    ],
    "web": "https://www.gamcare.org.uk",
    "phone": {
     "national": "0808 8020 133",
     "dial": "+448088020133"
    },
    "hours": "always",
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "GAMSTOP",
    "url": "https://www.gamstop.co.uk"
   },
   {
    "kind": "relatives",
    "name": "GamCare",
    "url": "https://www.gamcare.org.uk"
   }
  ]
 },
 {
  "place": "GR",
  "lines": [
   {
    "name": "ΚΕΘΕΑ ΑΛΦΑ",
    "languages": [
     "el"
    ],
    "web": "https://www.kethea.gr"
   }
  ],
  "ways": []
 },
 {
  "place": "HR",
  "lines": [],
  "ways": []
 },
 {
  "place": "HU",
  "lines": [],
  "ways": []
 },
 {
  "place": "IE",
  "lines": [
   {
    "name": "GamblingCare",
    "languages": [
     "en"
    ],
    "web": "https://gamblingcare.ie"
   }
  ],
  "ways": [
   {
    "kind": "bank"
   },
   {
    "kind": "treatment",
    "name": "HSE",
    "url": "https://www2.hse.ie"
   }
  ]
 },
 {
  "place": "IT",
  "lines": [
   {
    "name": "Telefono Verde Nazionale per il gioco d’azzardo",
    "languages": [
     "it"
    ],
    "web": "https://usciredalgioco.iss.it",
    "phone": {
     "national": "800 558822",
     "dial": "+39800558822"
    },
    "hours": [
     {
      "firstDay": 1,
      "lastDay": 5,
      "opens": "10:00",
      "closes": "16:00"
     }
    ],
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "Autoesclusione",
    "url": "https://www.adm.gov.it"
   }
  ]
 },
 {
  "place": "LT",
  "lines": [],
  "ways": []
 },
 {
  "place": "LU",
  "lines": [],
  "ways": []
 },
 {
  "place": "LV",
  "lines": [],
  "ways": []
 },
 {
  "place": "MT",
  "lines": [
   {
    "name": "Responsible Gaming Foundation",
    "languages": [
     "mt",
     "en"
    ],
    "web": "https://www.rgf.org.mt",
    "phone": {
     "national": "1777",
     "dial": "1777"
    },
    "hours": "always",
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "relatives",
    "name": "Responsible Gaming Foundation",
    "url": "https://www.rgf.org.mt"
   }
  ]
 },
 {
  "place": "MX",
  "lines": [
   {
    "name": "Línea de la Vida",
    "languages": [
     "es"
    ],
    "web": "https://www.gob.mx/conasama"
   }
  ],
  "ways": []
 },
 {
  "place": "NL",
  "lines": [
   {
    "name": "Open over Gokken",
    "languages": [
     "nl"
    ],
    "web": "https://openovergokken.nl"
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "Cruks",
    "url": "https://www.cruksregister.nl"
   }
  ]
 },
 {
  "place": "NO",
  "lines": [
   {
    "name": "Hjelpelinjen",
    "languages": [
     "nb"
    ],
    "web": "https://hjelpelinjen.no"
   }
  ],
  "ways": [
   {
    "kind": "relatives",
    "name": "Hjelpelinjen",
    "url": "https://hjelpelinjen.no"
   }
  ]
 },
 {
  "place": "NZ",
  "lines": [
   {
    "name": "Gambling Helpline Aotearoa",
    "languages": [
     "en"
    ],
    "web": "https://www.gamblinghelpline.co.nz",
    "phone": {
     "national": "0800 654 655",
     "dial": "+64800654655"
    },
    "text": {
     "number": "8006"
    },
    "hours": "always"
   }
  ],
  "ways": []
 },
 {
  "place": "PL",
  "lines": [
   {
    "name": "Telefon zaufania: uzależnienia behawioralne",
    "languages": [
     "pl"
    ],
    "web": "https://uzaleznieniabehawioralne.pl"
   }
  ],
  "ways": [
   {
    "kind": "relatives",
    "name": "Uzależnienia behawioralne",
    "url": "https://uzaleznieniabehawioralne.pl"
   }
  ]
 },
 {
  "place": "PT",
  "lines": [
   {
    "name": "Linha Vida 1414",
    "languages": [
     "pt"
    ],
    "web": "https://jogoresponsavel.pt/linhas-de-ajuda",
    "phone": {
     "national": "1414",
     "dial": "1414"
    }
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "Autoexclusão (SRIJ)",
    "url": "https://www.srij.turismodeportugal.pt"
   }
  ]
 },
 {
  "place": "RO",
  "lines": [
   {
    "name": "Joc Responsabil",
    "languages": [
     "ro"
    ],
    "web": "https://jocresponsabil.ro"
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "Autoexcludere ONJN",
    "url": "https://onjn.gov.ro"
   }
  ]
 },
 {
  "place": "RS",
  "lines": [
   {
    "name": "Specijalna bolnica za bolesti zavisnosti, Beograd",
    "languages": [
     "sr"
    ],
    "web": "https://drajzerova.org.rs"
   }
  ],
  "ways": []
 },
 {
  "place": "SE",
  "lines": [
   {
    "name": "Stödlinjen",
    "languages": [
     "sv"
    ],
    "web": "https://www.stodlinjen.se",
    "phone": {
     "national": "020-81 91 00",
     "dial": "+4620819100"
    },
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "Spelpaus",
    "url": "https://www.spelpaus.se"
   },
   {
    "kind": "relatives",
    "name": "Stödlinjen",
    "url": "https://www.stodlinjen.se"
   }
  ]
 },
 {
  "place": "SI",
  "lines": [],
  "ways": []
 },
 {
  "place": "SK",
  "lines": [],
  "ways": []
 },
 {
  "place": "US-NJ",
  "lines": [
   {
    "name": "1-800-GAMBLER",
    "languages": [
     "en",
     "es"
    ],
    "web": "https://800gambler.org",
    "phone": {
     "national": "1-800-426-2537 (1-800-GAMBLER)",
     "dial": "+18004262537"
    }
   }
  ],
  "ways": [
   {
    "kind": "register",
    "name": "New Jersey Self-Exclusion Program",
    "url": "https://www.nj.gov/casinos/services/problem/"
   }
  ]
 },
 {
  "place": "US",
  "lines": [
   {
    "name": "National Problem Gambling Helpline",
    "languages": [
     "en",
     "es"
    ],
    "web": "https://www.ncpgambling.org",
    "phone": {
     "national": "1-800-697-3738 (1-800-MY-RESET)",
     "dial": "+18006973738"
    },
    "text": {
     "number": "800426",
     "shown": "800GAM (800426)"
    },
    "chat": "https://www.ncpgambling.org/chat",
    "hours": "always",
    "free": true
   }
  ],
  "ways": [
   {
    "kind": "treatment",
    "name": "NCPG",
    "url": "https://www.ncpgambling.org"
   },
   {
    "kind": "relatives",
    "name": "Gam-Anon",
    "url": "https://www.gam-anon.org"
   }
  ]
 },
 {
  "place": "world",
  "lines": [
   {
    "name": "Gambling Therapy",
    "languages": [
     "en"
    ],
    "web": "https://www.gamblingtherapy.org"
   }
  ],
  "ways": [
   {
    "kind": "block",
    "name": "BetBlocker",
    "url": "https://betblocker.org"
   },
   {
    "kind": "relatives",
    "name": "Gambling Therapy",
    "url": "https://www.gamblingtherapy.org"
   }
  ]
 }
]
