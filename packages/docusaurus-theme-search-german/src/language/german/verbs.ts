/** Prefixes that stand apart from their verbs, folded, as alternatives of a pattern: those that begin like others come first. */
export const separablePrefixes =
  'ab|an|auf|aus|bei|durch|ein|fest|fort|frei|herauf|heraus|herein|herunter|her|hinaus|hinein|hinunter|hinzu|hin|' +
  'hoch|los|mit|nach|raus|rein|runter|ruber|uber|um|unter|vorbei|vor|weg|weiter|wieder|zuruck|zusammen|zu';

const prefixes: ReadonlySet<string> = new Set(separablePrefixes.split('|'));

export const isVerbPrefix = (folded: string): boolean => prefixes.has(folded);

/**
 * Strong and irregular verbs that visitors of a help page use, a verb a line: infinitive, participle, other forms. Forms that are
 * nouns of another meaning (Band, Stand) are left out.
 */
export const irregularVerbs = `
beginnen begonnen begann
bekommen bekommen bekam
bewegen bewogen
bieten geboten
binden gebunden
bleiben geblieben blieb
brechen gebrochen brach bricht
bringen gebracht brachte
denken gedacht dachte
empfehlen empfohlen empfahl empfiehlt
entscheiden entschieden entschied
fallen gefallen fiel fallt
fangen gefangen fangt
finden gefunden fand
fliegen geflogen flog
frieren gefroren fror
geben gegeben gab
gehen gegangen ging
gewinnen gewonnen gewann
greifen gegriffen griff
halten gehalten hielt halt
hangen gehangen hing
heben gehoben hob
helfen geholfen half hilft
kennen gekannt kannte
kommen gekommen kam
laden geladen lud ladt
lassen gelassen liess lasst
laufen gelaufen lauft
leihen geliehen lieh
lesen gelesen las liest lies
liegen gelegen
messen gemessen misst
nehmen genommen nahm nimmt nimm
nennen genannt nannte
reissen gerissen riss
rufen gerufen rief
schieben geschoben schob
schlafen geschlafen schlief schlaft
schlagen geschlagen schlug schlagt
schliessen geschlossen schloss
schneiden geschnitten schnitt
schreiben geschrieben schrieb
sehen gesehen sah sieht sieh
senden gesandt sandte
sitzen gesessen sass
sprechen gesprochen sprach spricht
springen gesprungen sprang
stehen gestanden
stehlen gestohlen stahl stiehlt
steigen gestiegen stieg
sterben gestorben starb stirbt
streichen gestrichen strich
tragen getragen trug
treffen getroffen traf trifft
treten getreten trat tritt
tun getan tat
verbieten verboten verbot
vergessen vergessen vergass vergisst vergiss
verlieren verloren verlor
verschwinden verschwunden verschwand
wachsen gewachsen wuchs wachst
waschen gewaschen wusch wascht
weisen gewiesen wies
werfen geworfen warf wirft
wissen gewusst wusste
ziehen gezogen zog`;
