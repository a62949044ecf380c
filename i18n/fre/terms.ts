import type { Messages } from '../messages.ts'

export default {
  title: 'Conditions d’utilisation',
  privacyTitle: 'Votre vie privée',
  general: {
    title: 'Généralités',
    what: 'Ce test est un court jeu de cartes. Il regarde comment vous y réagissez au risque, aux gains et aux pertes, et vous donne un résultat et trois conseils. Il est créé et géré par {provider}.',
    points:
      'Vous jouez uniquement pour des points. Les montants sont affichés comme de l’argent, mais on ne peut ni gagner, ni perdre, ni verser d’argent.',
    optional: 'Le test est facultatif et gratuit. Vous pouvez le faire autant de fois que vous voulez.',
    time: 'Il dure environ trois minutes. Merci de le terminer en une seule fois : si vous quittez une partie en cours, vous recommencez depuis le début. La partie se termine aussi après 15 minutes sans activité.',
    age: 'Vous devez avoir au moins {age} ans pour faire le test.',
  },
  userData: {
    title: 'Données des utilisateurs',
    anonymous:
      'Vos données sont anonymes. Cela signifie qu’elles sont enregistrées sans nom et sans compte. Nous enregistrons les cartes que vous retournez, le temps que vous prenez pour chacune, vos réponses et votre résultat sous un numéro aléatoire. Nous ne demandons pas de nom et n’enregistrons pas votre adresse IP avec votre partie.',
    linked:
      'Vos données sont pseudonymes : votre partie est liée à votre compte chez {partner}. Nous enregistrons les cartes que vous retournez, le temps que vous prenez pour chacune, vos réponses et votre résultat sous un numéro aléatoire, avec un code qui correspond à votre compte. Nous ne demandons pas de nom et n’enregistrons pas votre adresse IP avec votre partie.',
    siteLearns:
      'Le site qui vous propose ce test apprend que vous avez joué, et peut apprendre que vous avez supprimé votre partie. Il ne voit votre résultat que si vous, ou une personne qui a le lien de votre rapport, l’acceptez ensuite.',
    linkedRights: 'Vous pouvez enregistrer ou supprimer ces données dans votre rapport.',
    controller: 'Responsable de ces données : {controller}. Pour toute question à leur sujet, écrivez à {contact}.',
    basisConsent:
      'La base légale est votre consentement. Vous le donnez en commençant le test et pouvez le retirer en supprimant votre partie.',
    basisInterests: 'La base légale est un intérêt légitime : vous proposer un test sur votre façon de jouer. Vous pouvez vous y opposer.',
    basisTask: 'La base légale est une mission d’intérêt public : prévenir les dommages liés aux jeux d’argent.',
    complaint: 'Vous pouvez aussi adresser une réclamation à une autorité de protection des données.',
    noDeletion:
      'Nous ne pouvons retrouver votre partie que par le lien de votre rapport, ou par un numéro que le site qui vous propose ce test a peut-être gardé. Sans l’un des deux, les données ne peuvent pas être supprimées sur demande. Vous pouvez les enregistrer ou les supprimer vous-même tant que votre rapport est ouvert.',
    kept: 'Votre partie est supprimée au plus tard {months} mois après avoir été jouée.',
    keptForGood: 'Votre partie est conservée sans limite de temps, sauf si elle est supprimée.',
    partnerId:
      'Le site qui vous propose ce test transmet un numéro qui correspond à votre compte sur ce site. Ce numéro permet de relier votre résultat à votre compte. Si vous souhaitez que ces données soient supprimées, adressez-vous à ce site.',
    research: 'Des données anonymes peuvent servir à la recherche et à l’amélioration du test.',
    email:
      'Si vous faites envoyer votre rapport par e-mail, votre adresse ne sert qu’à ce seul message. Ici, elle n’est ni enregistrée ni reliée à vos résultats, mais qui achemine le message a les deux. Pendant environ un jour, nous gardons un code calculé à partir d’elle, pour que personne ne puisse inonder une boîte de réception. L’adresse ne peut pas en être déduite.',
    reportLink:
      'Votre rapport a son propre lien. Toute personne qui a ce lien peut voir votre rapport et supprimer votre partie : réfléchissez avant de le partager.',
  },
  disclaimer: {
    title: 'Clause de non-responsabilité',
    indication:
      'Le résultat est une indication tirée d’une seule courte partie. Ce n’est pas un diagnostic et il ne remplace pas un avis médical ou un accompagnement professionnel.',
    noGuarantee:
      'Nous faisons de notre mieux pour que le test soit juste et disponible, mais nous ne pouvons pas promettre qu’il sera toujours sans erreur.',
    decisions:
      'C’est à vous de décider ce que vous faites du résultat. Si vos jeux d’argent ou ceux d’un proche vous inquiètent, contactez une ligne d’écoute.',
    notProof:
      'Votre rapport est pour vous. Il n’est pas signé et ne prouve rien à d’autres. Personne n’a le droit de vous le demander ni de s’en prévaloir.',
  },
  cookies: {
    title: 'Cookies',
    none: 'Aucun cookie n’est utilisé, et aucune autre entreprise ne suit ce que vous faites ici.',
    storage:
      'Pendant que vous jouez, votre navigateur garde l’état de la partie dans son stockage de session, pour que vous puissiez continuer si vous rechargez la page. C’est nécessaire au jeu et tout disparaît quand vous fermez l’onglet.',
  },
  license: {
    title: 'Licence',
    use: 'Vous pouvez utiliser ce test et votre rapport à titre personnel. Les textes, les images et les logiciels appartiennent à {provider} ou à ses partenaires et ne peuvent être ni copiés ni vendus sans leur accord.',
    fonts: 'Les polices et les logiciels d’autres auteurs sont utilisés selon leurs licences libres.',
  },
  contact: {
    title: 'Contact',
    text: 'Vous avez une question sur le test ou sur vos données ? Écrivez à {address}.',
  },
} satisfies Messages['terms']
