import type { Messages } from '../messages.ts'

export default {
  title: 'Términos y condiciones',
  privacyTitle: 'Tu privacidad',
  general: {
    title: 'Información general',
    what: 'Este test es un breve juego de cartas. Observa cómo afrontas en él el riesgo, las ganancias y las pérdidas, y te da un resultado y tres consejos. Lo crea y gestiona {provider}.',
    points: 'Juegas solo por puntos. Las cantidades se muestran como dinero, pero no se puede ganar, perder ni ingresar dinero.',
    optional: 'El test es voluntario y gratuito. Puedes hacerlo tantas veces como quieras.',
    time: 'Dura unos tres minutos. Complétalo sin interrupciones: si abandonas una partida en marcha, empiezas de nuevo. La partida también termina tras 15 minutos sin actividad.',
    age: 'Debes tener al menos {age} años para hacer el test.',
  },
  userData: {
    title: 'Datos de usuario',
    anonymous:
      'Tus datos son anónimos. Con esto queremos decir que se guardan sin nombre y sin cuenta. Guardamos las cartas que sacas, cuánto tardas en cada una, tus respuestas y tu resultado con un número aleatorio. No pedimos ningún nombre y no guardamos tu dirección IP con tu partida.',
    linked:
      'Tus datos son seudónimos: tu partida está vinculada a tu cuenta en {partner}. Guardamos las cartas que sacas, cuánto tardas en cada una, tus respuestas y tu resultado con un número aleatorio, junto con un código que representa tu cuenta. No pedimos ningún nombre y no guardamos tu dirección IP con tu partida.',
    siteLearns:
      'El sitio que te muestra este test sabe que has jugado y puede saber que has borrado tu partida. Solo ve tu resultado si después lo aceptas tú, o alguien que tenga el enlace de tu informe.',
    linkedRights: 'Puedes guardar o borrar estos datos en tu informe.',
    controller: 'Responsable de estos datos: {controller}. Si tienes alguna pregunta sobre ellos, escribe a {contact}.',
    basisConsent: 'La base jurídica es tu consentimiento. Lo das al empezar el test y puedes retirarlo borrando tu partida.',
    basisInterests: 'La base jurídica es un interés legítimo: ofrecerte un test sobre tu forma de jugar. Puedes oponerte.',
    basisTask: 'La base jurídica es una misión de interés público: prevenir los daños del juego con dinero.',
    complaint: 'También puedes presentar una reclamación ante una autoridad de protección de datos.',
    noDeletion:
      'Solo podemos encontrar tu partida por el enlace de tu informe, o por un número que quizá haya guardado el sitio que te muestra este test. Sin uno de ellos, los datos no se pueden borrar a petición tuya. Puedes guardarlos o borrarlos tú mientras tu informe esté abierto.',
    kept: 'Tu partida se elimina como máximo {months} {{mes|meses}} después de jugarla.',
    keptForGood: 'Tu partida se conserva sin límite de tiempo, salvo que se borre.',
    partnerId:
      'El sitio que te muestra este test transmite un número que representa tu cuenta allí. Ese número permite relacionar tu resultado con tu cuenta. Si quieres que se borren estos datos, dirígete a ese sitio.',
    research: 'Los datos anónimos pueden usarse para investigar y para mejorar el test.',
    email:
      'Si pides tu informe por correo electrónico, tu dirección se usa solo para ese mensaje. Aquí no se guarda ni se relaciona con tus resultados, pero quien entrega el mensaje tiene ambos. Durante cerca de un día guardamos un código obtenido de ella, para que nadie pueda inundar un buzón. De ese código no se puede deducir la dirección.',
    reportLink:
      'Tu informe tiene un enlace propio. Cualquiera que tenga el enlace puede ver tu informe y borrar tu partida, así que piénsalo antes de compartirlo.',
  },
  disclaimer: {
    title: 'Exención de responsabilidad',
    indication:
      'El resultado es una indicación basada en una sola partida corta. No es un diagnóstico y no sustituye el consejo de un médico u otro profesional.',
    noGuarantee:
      'Hacemos todo lo posible para que el test sea correcto y esté disponible, pero no podemos prometer que esté siempre libre de errores.',
    decisions:
      'Solo tú decides qué hacer con el resultado. Si te preocupa el juego con dinero, por ti o por otra persona, llama a un teléfono de ayuda.',
    notProof: 'Tu informe es para ti. No está firmado y no prueba nada ante otros. Nadie puede exigírtelo ni basarse en él.',
  },
  cookies: {
    title: 'Cookies',
    none: 'No se usan cookies, y ninguna otra empresa sigue lo que haces aquí.',
    storage:
      'Mientras juegas, tu navegador guarda el estado de la partida en su almacenamiento de sesión para que puedas continuar si recargas la página. Es necesario para el juego y desaparece cuando cierras la pestaña.',
  },
  license: {
    title: 'Licencia',
    use: 'Puedes usar este test y tu informe con fines personales. Los textos, imágenes y programas pertenecen a {provider} o a sus socios y no se pueden copiar ni vender sin su permiso.',
    fonts: 'Las tipografías y los programas de otros autores se usan con sus licencias abiertas.',
  },
  contact: {
    title: 'Contacto',
    text: '¿Tienes una pregunta sobre el test o sobre tus datos? Escribe a {address}.',
  },
} satisfies Messages['terms']
