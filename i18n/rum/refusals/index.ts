import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'Testul este în pauză', text: 'Nu poate fi făcut în acest moment. Revino mai târziu.' },
  many: { title: 'Așteaptă un minut', text: 'Au fost multe încercări din rețeaua ta. Testul se va deschide singur după așteptare.' },
  ended: {
    until: 'A fost valabil până la ora {time}.',
    title: 'Accesul tău s-a încheiat',
    text: 'Durează un timp limitat. Întoarce-te la pagina de unde ai venit și deschide din nou testul de acolo. Jocurile pe care le-ai terminat rămân păstrate.',
  },
  game: {
    paused: 'Testul este în pauză în acest moment. Revino mai târziu.',
    ended: 'Accesul tău s-a încheiat. Întoarce-te la pagina de unde ai venit și deschide din nou testul de acolo.',
    ofNetwork: 'Astăzi s-au început multe jocuri din rețeaua ta. Încearcă din nou mâine.',
  },
  mail: {
    ofGame: 'Am trimis acest raport de trei ori, maximul pentru un joc. Îl poți salva ca PDF.',
    toAddress: 'Astăzi am trimis la această adresă câte rapoarte se poate. Încearcă din nou după această oră: {when}.',
    ofNetwork: 'Astăzi s-au trimis multe rapoarte din rețeaua ta. Salvează raportul ca PDF sau încearcă din nou după această oră: {when}.',
    today: 'Astăzi nu mai putem trimite rapoarte. Salvează raportul ca PDF sau încearcă din nou după această oră: {when}.',
    ended: 'Accesul tău s-a încheiat și nu mai putem trimite raportul de aici. Îl poți salva ca PDF.',
    gone: 'Acest raport nu mai este deschis aici sau a fost șters, așa că nu poate fi trimis.',
    notComplete: 'Acest raport nu este încă complet. Termină pașii de după joc, apoi trimite-l.',
  },
  arrival: {
    opening: 'Testul se deschide',
    slow: 'O clipă',
    slowText: 'Conexiunea ta este lentă. Testul se va deschide singur.',
    again: 'Încarcă din nou',
    failed: 'Testul nu s-a putut deschide',
    failedText: 'O parte din test nu a ajuns. Încarcă-l din nou sau încearcă alt browser.',
    noScript: 'Testul are nevoie de JavaScript, care este dezactivat în acest browser. Activează-l și încarcă din nou pagina.',
  },
  moved: {
    title: 'Jocul tău continuă în cealaltă filă',
    text: 'O poți închide pe aceasta sau poți începe aici un joc nou.',
  },
} satisfies NamespaceRefusalsTranslation
