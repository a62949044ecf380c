import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Planen Sie voraus',
      text: 'Entscheiden Sie, wie viel Zeit und Geld Sie ausgeben wollen, bevor Sie anfangen, und schreiben Sie es auf. Vor dem ersten Einsatz fällt ein Plan leichter.',
    },
    lacking_excitement: {
      title: 'Suchen Sie Spannung anderswo',
      text: 'Manche Menschen spielen um Geld, weil sie mehr Spannung suchen. Sport, Musik oder ein neues Hobby können Ihnen dieses Gefühl geben und kosten nicht so viel.',
    },
    watch_your_mood: {
      title: 'Achten Sie auf Ihre Stimmung',
      text: 'Wenn Sie traurig, wütend oder gestresst sind, fallen gute Entscheidungen schwerer. Spielen Sie nicht um Geld, um sich besser zu fühlen. Warten Sie, bis Sie ruhig sind.',
    },
    monitor_your_spending: {
      title: 'Behalten Sie Ihre Ausgaben im Blick',
      text: 'Schreiben Sie auf, was Sie einzahlen und was Sie zurückbekommen, und rechnen Sie jede Woche den Unterschied aus. Oft ist er größer, als man denkt.',
    },
    decide_in_advance: {
      title: 'Entscheiden Sie vorher',
      text: 'Legen Sie fest, welchen Verlust Sie höchstens verkraften können, und hören Sie auf, wenn der Betrag weg ist. Auf vielen Seiten können Sie dieses Limit selbst einstellen.',
    },
    dont_chase_losses: {
      title: 'Laufen Sie Verlusten nicht hinterher',
      text: 'Es ist verlockend, Verlorenes zurückgewinnen zu wollen. Aber das Geld ist weg, und ein neuer Einsatz ist ein neues Risiko. Machen Sie Schluss für heute.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Machen Sie aus Gewinnen schöne Erlebnisse',
      text: 'Wenn Sie gewinnen, lassen Sie sich das Geld auszahlen und gönnen Sie sich etwas Schönes. Was Sie für einen guten Tag ausgegeben haben, kann der nächste Einsatz nicht mehr kosten.',
    },
    stay_on_budget: {
      title: 'Bleiben Sie in Ihrem Budget',
      text: 'Nehmen Sie nur Geld, das nach Miete, Essen und Rechnungen übrig ist. Leihen Sie sich nie Geld für Glücksspiele. Fragen Sie Ihre Bank, ob sie Zahlungen für Glücksspiel sperren kann.',
    },
    take_a_break: {
      title: 'Machen Sie eine Pause',
      text: 'Eine kurze Pause gibt Ihnen Zeit zum Nachdenken. Stehen Sie auf, trinken Sie etwas Wasser und entscheiden Sie dann, ob Sie weiterspielen wollen. Für eine längere Pause sehen Sie nach, ob die Seite eine Auszeit anbietet.',
    },
    take_a_break_between_games: {
      title: 'Machen Sie zwischen Spielen eine Pause',
      text: 'Gehen Sie nicht direkt von einem Spiel ins nächste. Ein paar Minuten dazwischen machen es leichter aufzuhören.',
    },
    react_to_problems: {
      title: 'Achten Sie auf die ersten Anzeichen',
      text: 'Spielen Sie öfter um Geld, als Sie wollen, verbergen Sie es oder denken Sie viel daran? Warten Sie nicht: Sprechen Sie mit jemandem. Ein Beratungstelefon ist ein guter erster Schritt, und Sie können sich auch sperren lassen.',
    },
    stick_to_your_decisions: {
      title: 'Bleiben Sie bei Ihren Entscheidungen',
      text: 'In der Aufregung ändert man einen Plan leicht. Erzählen Sie jemandem davon oder schreiben Sie ihn dorthin, wo Sie ihn sehen.',
    },
    watch_the_time: {
      title: 'Achten Sie auf die Zeit',
      text: 'Beim Glücksspiel vergeht die Zeit schnell. Stellen Sie sich vorher einen Wecker und hören Sie auf, wenn er klingelt.',
    },
    engage_in_other_activities: {
      title: 'Machen Sie auch anderes',
      text: 'Sorgen Sie dafür, dass Glücksspiel nur ein kleiner Teil Ihrer Freizeit ist. Planen Sie etwas Schönes für die Stunden, in denen Sie sonst um Geld spielen würden.',
    },
    seek_company: {
      title: 'Verbringen Sie Zeit mit anderen',
      text: 'Wer allein um Geld spielt, verliert leicht den Überblick. Treffen Sie sich mit Menschen, die Ihnen guttun.',
    },
    ask_yourself: {
      title: 'Fragen Sie sich selbst',
      text: 'Fragen Sie sich ab und zu: Warum spiele ich um Geld, und tut es mir gut? Eine ehrliche Antwort hilft Ihnen, klar zu sehen.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Sprechen Sie mit anderen über Ihr Glücksspiel',
      text: 'Reden kann erleichtern. Wählen Sie jemanden, dem Sie vertrauen, oder rufen Sie ein Beratungstelefon an.',
    },
    know_the_risks: {
      title: 'Machen Sie sich die Risiken bewusst',
      text: 'Auf Dauer verlieren die meisten Menschen beim Glücksspiel Geld. Sehen Sie sich vor dem Einsatz die Chancen an und setzen Sie nur ein, was Sie entbehren können.',
    },
    remember_the_rules_of_randomness: {
      title: 'Denken Sie an die Regeln des Zufalls',
      text: 'Der Zufall hat kein Gedächtnis. Eine Reihe von Verlusten macht einen Gewinn nicht wahrscheinlicher, und kein Gefühl und kein System kann vorhersagen, was als Nächstes kommt.',
    },
    dont_overthink_it: {
      title: 'Grübeln Sie nicht zu viel',
      text: 'Falls Sie gern nach einem System suchen: Der Zufall lässt sich auch mit viel Nachdenken nicht schlagen. Lassen Sie ein Spiel einfach ein Spiel sein.',
    },
    stop_in_time: {
      title: 'Hören Sie rechtzeitig auf',
      text: 'Legen Sie vorher fest, wann Sie aufhören, ob Sie gewinnen oder verlieren. Der beste Zeitpunkt ist der geplante – oder ein früherer.',
    },
    keep_gambling_fun: {
      title: 'Lassen Sie es einen Zeitvertreib sein',
      text: 'Wenn Sie um Geld spielen, sehen Sie es als Unterhaltung, für die Sie bezahlen, wie einen Kinobesuch. Wenn es keinen Spaß mehr macht, ist es Zeit aufzuhören.',
    },
    educate_yourself: {
      title: 'Lernen Sie, wie Glücksspiel funktioniert',
      text: 'Finden Sie heraus, wie Anbieter mit Glücksspielen Geld verdienen und was Gewinnchancen bedeuten. Je mehr Sie wissen, desto freier entscheiden Sie.',
    },
    strike_the_balance: {
      title: 'Finden Sie die Balance',
      text: 'Familie, Freundschaften, Arbeit, Schlaf und Sport brauchen auch ihre Zeit. Schauen Sie ab und zu, ob das Glücksspiel ihnen noch Raum lässt.',
    },
  },
  steps: {
    title: 'Was Sie tun können',
    money: {
      first: 'Wählen Sie einen Betrag, den Sie verlieren könnten und trotzdem alles bezahlen, was Sie brauchen. Schreiben Sie ihn auf.',
      second:
        'Stellen Sie ihn dort als Limit ein, wo Sie spielen. Oder fragen Sie Ihre Bank, ob sie Zahlungen für Glücksspiel sperren kann.',
      third: 'Rechnen Sie einmal in der Woche den Unterschied aus zwischen dem, was Sie eingezahlt, und dem, was Sie zurückbekommen haben.',
    },
    pace: {
      first: 'Stellen Sie sich vor dem Spielen einen Wecker auf die Zeit, zu der Sie aufhören wollen.',
      second: 'Wenn er klingelt, verlassen Sie das Spiel und machen 20 Minuten lang etwas anderes.',
      third: 'Wollen Sie dann noch weiterspielen, schlafen Sie eine Nacht darüber und entscheiden Sie am nächsten Tag.',
    },
    decide: {
      first: 'Schreiben Sie auf, wann Sie aufhören und wie viel Sie höchstens ausgeben.',
      second: 'Legen Sie den Zettel dorthin, wo Sie ihn sehen, oder erzählen Sie jemandem davon.',
      third: 'Vergleichen Sie nachher, was Sie getan haben, mit dem, was Sie aufgeschrieben haben.',
    },
    life: {
      first: 'Wählen Sie etwas, das Ihnen Freude macht und nichts mit Glücksspiel zu tun hat.',
      second: 'Planen Sie dafür diese Woche eine feste Zeit ein, am besten dann, wenn Sie sonst um Geld spielen würden.',
      third: 'Fragen Sie jemanden, ob Sie das zusammen machen. Zu zweit hält man einen Plan leichter ein.',
    },
    support: {
      first: 'Denken Sie an einen Menschen, dem Sie vertrauen, und wählen Sie einen ruhigen Moment zum Reden.',
      second: 'Sagen Sie in einem Satz, was Ihnen Sorgen macht. Eine Lösung brauchen Sie noch nicht.',
      third: 'Fällt das zu schwer, beginnen Sie mit einem Beratungstelefon. Sie können dort fragen, ob Sie Ihren Namen nennen müssen.',
    },
    knowledge: {
      first: 'Sehen Sie nach, wie viel von jedem Einsatz ein Spiel im Schnitt auszahlt.',
      second: 'Was es nicht auszahlt, ist das, was das Spielen kostet. Fragen Sie sich, ob es Ihnen das wert ist.',
      third: 'Wenn ein Gewinn nahe scheint, denken Sie daran: Der Zufall hat kein Gedächtnis.',
    },
  },
  reasons: {
    stayed_after_wins: 'Nach einem Gewinn sind Sie in {stayed} von {wins} {{Fall|Fällen}} beim Stapel geblieben.',
    stayed_after_losses: 'Nach einem Verlust sind Sie in {stayed} von {losses} {{Fall|Fällen}} beim Stapel geblieben.',
    changed_after_losses: 'Nach einem Verlust haben Sie in {changed} von {losses} {{Fall|Fällen}} den Stapel gewechselt.',
    stayed_after_both:
      'Nach einem Gewinn sind Sie in {stayed_wins} von {wins} {{Fall|Fällen}} beim Stapel geblieben, nach einem Verlust in {stayed_losses} von {losses} {{Fall|Fällen}}.',
    chased_losses:
      'Kurz nach einem Verlust auf einem Verluststapel {{cards:kam|kamen}} {cards} von {of} {{Karte|Karten}} wieder von einem Verluststapel.',
    frequent_wins: '{cards} Ihrer 80 Karten {{kam|kamen}} von den zwei Stapeln, die am häufigsten Gewinne bringen.',
    long_run: 'Ihre längste Serie vom selben Stapel war {run} {{Karte|Karten}} lang.',
    many_changes: 'Sie haben den Stapel in {changes} von 79 möglichen Fällen gewechselt.',
    no_pattern: 'Sie haben den Stapel in {changes} von 79 möglichen Fällen gewechselt, nach Gewinnen ebenso wie nach Verlusten.',
    points_lost: 'Ihr Punktestand lag am Ende {points|money} unter dem Anfang.',
    points_won: 'Ihr Punktestand lag am Ende {points|money} über dem Anfang.',
    quick_play: 'Für die Hälfte Ihrer Karten haben Sie jeweils weniger als {seconds|number} {{Sekunde|Sekunden}} gebraucht.',
    slow_play: 'Für die Hälfte Ihrer Karten haben Sie jeweils mehr als {seconds|number} {{Sekunde|Sekunden}} gebraucht.',
    long_play: 'Sie haben {minutes} {{Minute|Minuten}} gespielt.',
    guess_low: 'Ihre Schätzung in diesem Spiel war {guess} und lag unter Ihrem Risikowert von {score}.',
    guess_high: 'Ihre Schätzung in diesem Spiel war {guess} und lag über Ihrem Risikowert von {score}.',
    guess_right: 'Ihre Schätzung war {guess}, Ihr Risikowert ist {score}: Ein einzelnes Spiel kann beides nicht unterscheiden.',
    costly_decks:
      '{cards} Ihrer letzten 60 Karten {{kam|kamen}} von den zwei Verluststapeln, die auf Dauer Punkte kosten. Ihr Risikowert ist {score}.',
    few_costly_decks:
      '{cards} Ihrer letzten 60 Karten {{kam|kamen}} von den zwei Verluststapeln, die auf Dauer Punkte kosten. Ihr Risikowert ist {score}.',
    whole_pattern: 'Ihre Entscheidungen insgesamt haben zu diesem Tipp geführt. Keine einzelne Zahl zeigt es deutlich.',
    for_everyone: 'Dieser Tipp ist für alle nützlich.',
  },
} satisfies Messages['advice']
