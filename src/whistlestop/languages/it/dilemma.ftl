## House rules
option-dilemma-mode = Come si lancia
option-dilemma-mode-throw = Lancio
option-dilemma-mode-race = Corsa
option-dilemma-mode-sealed = Busta chiusa
option-dilemma-mode-throw-help = Lancia la carta con il pollice. Può cadere bene, appoggiarsi, restare sul bordo o mancare l’arena.
option-dilemma-mode-race-help = Un tocco lancia. Ogni carta cade bene; la prima raccoglie l’offerta.
option-dilemma-mode-sealed-help = Ognuno sceglie in segreto una carta o passa; la sorte decide quale sta sotto. Per tavoli lenti, e in due.
unfit-dilemma-mode = In due, o con meno di dieci carte a testa, si gioca solo a Busta chiusa.
option-dilemma-lives = Candele a testa
option-dilemma-lives-0 = come da regole
option-dilemma-lives-help = Ogni conflitto ne costa una. Da regole: due, oppure tre se si gioca in tre.
option-dilemma-remaining = Mostra che cosa resta in mano
option-dilemma-remaining-help = Chiunque potrebbe comunque ricavarlo.
option-dilemma-tiebreak = Spareggio
option-dilemma-tiebreak-help = Per candele rimaste, poi per carte vinte. Altrimenti la vittoria è condivisa.
option-dilemma-skill = Abilità
option-dilemma-skill-help = Anche l’offerta si lancia e può fallire. Solo con Lancio.
unfit-dilemma-skill = Scegli prima Lancio: altrimenti non c’è nulla da mirare.
option-dilemma-cards = Carte a testa
option-dilemma-cards-help = Dieci da regole. Meno solo in busta chiusa, per ricerca e fermate brevi.
option-dilemma-first = Primo provocatore
option-dilemma-first-0 = a sorte
option-dilemma-first-help = A sorte, oppure chi siede a questo posto. Alla rivincita tocca al posto dopo.
clock-dilemma-offer = Per fare un’offerta
clock-dilemma-window = Per lanciare
clock-dilemma-late = Lanci tardivi dopo una carta valida
clock-dilemma-respond = Per scegliere una carta in busta
clock-dilemma-duel = Per regolare il gettone del duello

## the table
arena = L’arena
hand = La tua mano
hand-empty = Niente più carte. Guardi come va a finire.
card = { $card }{ $why ->
    [banned] , vietata: pari all’offerta
    [warned] , pari all’offerta
   *[no] {""}
  }
candles = { $n ->
    [0] nessuna candela
    [one] { $n } candela
   *[other] { $n } candele
  }
whistle = ha l’iniziativa
points = Punti
points-n = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
passes = passa
won-cards = Carte vinte
won-list = vinte: { $list }
left-values = Restano in mano: { $list }
left-count = { $n ->
    [one] { $n } carta rimasta
   *[other] { $n } carte rimaste
  }
label-offer = L’offerta di { $who }
label-good = valida: { $who }
void-lean = appoggiata alla parete
void-rim = sul bordo
void-out = sul tappeto
void-equal = pari all’offerta
void-beside = accanto all’offerta
do-choose = Scegli una carta
do-offer = Offri { $card ->
    [1] l’1
    [8] l’8
   *[other] il { $card }
  }
do-throw = Lancia { $card ->
    [1] l’1
    [8] l’8
   *[other] il { $card }
  }
do-race = Tocca una carta per lanciarla
do-seal = { $sealed ->
    [done] { $card ->
        [1] L’1
        [8] L’8
       *[other] Il { $card }
      } è in busta
   *[no] Metti in busta { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }
  }
do-pass = Passo
do-duel = Pace o conflitto?
warn-equal = È pari all’offerta: non conterà.
banned-equal = È pari all’offerta. Con due soli giocatori rimasti non si può.
aim = { $side ->
    [left] { $degrees } gradi a sinistra
    [right] { $degrees } gradi a destra
   *[straight] dritto
  }, forza { $force } su 10
hint-card = carta
hint-aim = mira
hint-force = forza
hint-space = Spazio
hint-throw = lancia
hint-pass = passa

## whose move it is
status-lead = La sorte decide chi comincia.
status-offer = { $who } sceglie un’offerta.
status-offer-mine = Tocca a te: offri una carta.
status-window = { $who } offre un { $card }. Cadono gli ultimi lanci.
status-window-mine = { $again ->
    [yes] Ancora nessuna carta valida { $card ->
        [1] sull’1
        [8] sull’8
       *[other] sul { $card }
      } di { $who }. Puoi lanciare di nuovo.
   *[no] { $who } offre un { $card }. Se lo vuoi, lancia.
  }
status-window-late = { $card ->
    [1] L’1 di { $who } è caduto bene.
    [8] L’8 di { $who } è caduto bene.
   *[other] Il { $card } di { $who } è caduto bene.
  } Lanciare adesso ti costa solo la carta.
status-window-others = { $who } offre un { $card }. Gli altri possono lanciare.
status-window-provoker = Offri un { $card }. Gli altri possono lanciare.
status-respond = { $me ->
    [yes] Offri un { $card }. Buste: { $in } su { $of }.
   *[no] { $who } offre un { $card }. Buste: { $in } su { $of }.
  }
status-respond-mine = { $again ->
    [yes] Ancora nessuna carta valida { $card ->
        [1] sull’1
        [8] sull’8
       *[other] sul { $card }
      } di { $who }. Scegli di nuovo, o passa.
   *[no] { $who } offre un { $card }. Scegli una carta in segreto, o passa.
  }
status-sealed-card = Il tuo { $card } è in busta. Buste: { $in } su { $of }. Puoi ancora cambiare.
status-sealed-pass = Passi. Buste: { $in } su { $of }. Puoi ancora cambiare.
status-duel = { $p } e { $c } scelgono: pace o conflitto.
status-duel-mine = Duello con { $who }: pace o conflitto?
status-end = La partita è finita.

## the duel
duel = Duello
peace = pace
conflict = conflitto
duel-peace-what = Se la pace è di entrambi, vi scambiate le carte. Se no, non ottieni nulla.
duel-conflict-what = Costa una candela. Prende tutte e due le carte, salvo conflitto di entrambi.
duel-no-candle = Nessuna candela: è possibile solo la pace.
duel-set = { $choice ->
    [conflict] Il tuo gettone dice conflitto. Puoi ancora girarlo.
   *[peace] Il tuo gettone dice pace. Puoi ancora girarlo.
  }
duel-stakes = Il tuo { $mine } contro un { $theirs }.
duel-look = Guarda il tavolo
side-offered = { $me ->
    [yes] hai offerto { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }
   *[no] ha offerto { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }
  }
side-threw = { $me ->
    [yes] hai lanciato { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }
   *[no] ha lanciato { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }
  }
duel-swap = { $me ->
    [p] Pace. A te { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }, a { $c } { $offer ->
        [1] l’1
        [8] l’8
       *[other] il { $offer }
      }.
    [c] Pace. A te { $offer ->
        [1] l’1
        [8] l’8
       *[other] il { $offer }
      }, a { $p } { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }.
   *[no] Pace. A { $p } { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }, a { $c } { $offer ->
        [1] l’1
        [8] l’8
       *[other] il { $offer }
      }.
  }
duel-takes = { $me ->
    [yes] Prendi tutte e due le carte: +{ $sum }. Costa una candela.
   *[no] { $who } prende tutte e due le carte: +{ $sum }. Costa una candela.
  }
duel-clash = Conflitto. { $offer ->
    [1] L’1
    [8] L’8
   *[other] Il { $offer }
  } e { $card ->
    [1] l’1
    [8] l’8
   *[other] il { $card }
  } escono dal gioco, e si spegne una candela per parte.

## the log
name-card = { $who } ({ $card })
log-leads = { $me ->
    [yes] Hai il fischietto e cominci.
   *[no] { $who } ha il fischietto e comincia.
  }
log-initiative = { $me ->
    [yes] Il fischietto passa a te.
   *[no] Il fischietto passa a { $who }.
  }
log-passed = { $me ->
    [yes] Passi.
   *[no] { $who } passa.
  }
log-offered = { $me ->
    [yes] Offri { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }.
   *[no] { $who } offre { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }.
  }
log-good = { $me ->
    [yes] Il tuo { $card } cade bene.
   *[no] { $who } lancia { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }. Cade bene.
  }
log-void = { $me ->
    [yes] Il tuo { $card } non conta: { $why }.
   *[no] { $who } lancia { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }. Non conta: { $why }.
  }
log-thrown = { $n ->
    [1] Si lancia una sola carta: { $list }.
   *[other] Dal basso in alto: { $list }.
  }
log-taken = { $me ->
    [yes] Raccogli l’offerta con { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }.
   *[no] { $who } raccoglie l’offerta con { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }.
  }
log-again = Nessuna carta conta. Tutti possono lanciare di nuovo.
log-lost = Carte fuori dal gioco: { $list }.
log-kept = { $me ->
    [yes] Nessuno vuole { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }: te lo tieni.
   *[no] Nessuno vuole { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      }: { $who } se lo tiene.
  }
log-missed = { $me ->
    [yes] La tua offerta manca l’arena: { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      } è perso.
   *[no] L’offerta di { $who } manca l’arena: { $card ->
        [1] l’1
        [8] l’8
       *[other] il { $card }
      } è perso.
  }
result-nothing = nessuna carta vinta

## The mirror, and hints for newcomers
mirror = Allo specchio
mirror-table = Il segno su ogni barra è tutto il tavolo.
mirror-none = questa volta non ha avuto duelli.
mirror-blank = Questa volta non c’è stato nessun duello: lo specchio resta buio.
mirror-kept = Pace tenuta
mirror-first = Primo colpo
mirror-forgiving = Perdono
mirror-picture = I segni sono tutto il tavolo. Sotto: la somiglianza con cinque caratteri classici.
mirror-like = Somiglianza con i cinque classici
like-dove = una colomba (sempre pace)
like-hawk = un falco (sempre conflitto)
like-echo = un’eco (occhio per occhio)
like-saint = un santo (dopo due colpi)
like-elephant = un elefante (non dimentica)
percent = { $n }%
mirror-peace = pace { $peace } su { $duels }
mirror-struck = { $n ->
    [one] ha dato il primo colpo una volta
   *[other] ha dato il primo colpo { $n } volte
  }
mirror-forgave = ha perdonato { $n } su { $of }
way-dove = somiglia soprattutto a una colomba: sempre pace.
way-hawk = somiglia soprattutto a un falco: sempre conflitto.
way-echo = somiglia soprattutto a un’eco: restituisce l’ultima cosa ricevuta.
way-saint = somiglia soprattutto a un santo: reagisce solo dopo due colpi.
way-elephant = somiglia soprattutto a un elefante: buono fino al primo torto, poi mai più.
hint-offer = Hai il fischietto: scegli una carta e offrila. Gli altri possono lanciare; una carta bassa non tenta nessuno, una alta può costarti.
hint-window = Un’offerta sta al centro. Scegli una carta e lanciala sull’offerta, o passa. La prima carta valida va al duello per entrambe; una carta dello stesso valore non conta.
hint-respond = Ognuno sceglie in segreto: una carta, o passare. La sorte decide quale sta sotto; quella va al duello.
hint-duel = Pace o conflitto? Con due paci ci si scambia le carte. Un solo conflitto prende tutto e costa una candela. Con due conflitti si perde tutto.
hint-sealed = La tua scelta è in busta. Puoi ancora cambiarla finché non hanno scelto tutti.

keys-dilemma = Da 1 a 9 e 0 (il dieci) scelgono una carta, P passa. In ogni caso Spazio o Invio gioca la carta scelta e le frecce mirano.

## Che cosa farebbe ogni mossa, per chi comincia
explain-offer = Offri la carta { $card }: chi lancia ti sfida, e tutte e due le carte sono in palio. Se nessuno lancia, è vinta: { $card ->
    [one] un punto
   *[other] { $card } punti
  }.
explain-throw = Lancia la carta { $card }: la prima che si ferma piatta sulla carta { $offer } va al duello per entrambe. Se sbaglia o arriva tardi, è persa.
explain-equal = La carta { $card } vale quanto l’offerta: non conta, ed è persa.
explain-seal = Rispondi con la carta { $card }, in segreto. Se la sorte la mette sotto, vai al duello per entrambe; se no, è persa.
explain-pass = Restane fuori: tieni tutte le tue carte. Se nessuno lancia, l’offerta la vince chi l’ha posata.
explain-peace = Se la pace è di entrambi, vi scambiate le carte e vinci la carta { $theirs }. Se l’altro colpisce, non ottieni nulla. Non costa candele.
explain-conflict = Contro la pace vinci tutte e due le carte, { $sum } punti, per una candela. Con due conflitti si perdono entrambe le carte e una candela a testa.
