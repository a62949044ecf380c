import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Οι συμβουλές σας',
  heading: 'Τρία πράγματα που μπορούν να σας βοηθήσουν',
  intro: 'Με βάση τον τρόπο που παίξατε. Κρατήστε ό,τι σας ταιριάζει.',
  everyone: 'Αυτές οι συμβουλές είναι χρήσιμες για όλους. Δεν επιλέχθηκαν με βάση το παιχνίδι σας.',
  why: 'Γιατί βλέπετε τη συμβουλή:',
  open: 'Ανοίξτε τη συμβουλή',
  back: 'Πίσω στο αποτέλεσμά σας',
  backToAdvice: 'Πίσω στις συμβουλές σας',
  fullReport: 'Δείτε ολόκληρη την αναφορά',
} satisfies Translation['adviceScreen']
