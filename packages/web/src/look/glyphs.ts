/** Our own glyphs, drawn in a box of 512: simple enough to be read at 15 px. */
export const glyphs: { readonly [name: string]: string } = {
  hammer: '<path fill="currentColor" d="M90 90h270q60 0 80 90l-90-20v30H90zM190 220h90v250h-90z"/>',
  flame:
    '<path fill="currentColor" d="M270 20c20 90 140 160 140 300a154 154 0 0 1-308 0c0-70 40-110 66-160 20 40 34 54 60 62-4-80 6-140 42-202z"/>',
  link: '<g fill="none" stroke="currentColor" stroke-width="62"><circle cx="176" cy="256" r="110"/><circle cx="336" cy="256" r="110"/></g>',
  cards:
    '<path fill="currentColor" d="M60 150l200-80 60 40-150 60 90 250-50 20z" opacity=".65"/><path fill="currentColor" d="M210 130h230v330H210z"/>',
  bullet:
    '<path fill="currentColor" d="M256 20c70 60 90 120 90 190v150H166V210c0-70 20-130 90-190zM150 390h212v90H150z"/>',
  bricks:
    '<path fill="currentColor" d="M20 110h220v130H20zM270 110h220v130H270zM20 270h100v130H20zM150 270h220v130H150zM400 270h90v130h-90z"/>',
  worker:
    '<path fill="currentColor" d="M256 30a130 130 0 0 1 128 118h50v44H78v-44h50A130 130 0 0 1 256 30z"/><path fill="currentColor" d="M150 214h212a106 106 0 0 1-212 0zM60 480c0-100 80-150 120-156a130 130 0 0 0 152 0c40 6 120 56 120 156z"/>',
  can: '<path fill="currentColor" fill-rule="evenodd" d="M90 150l80-110h180v60h72v400H90zM214 92l-30 44h116V92zM256 210c50 70 76 104 76 150a76 76 0 0 1-152 0c0-46 26-80 76-150z"/>',
  pistol: '<path fill="currentColor" d="M30 120h452v110H300q0 70-70 70h-30l-40 150H60l50-220H30z"/>',
  gear: '<path fill="currentColor" fill-rule="evenodd" d="M214 30h84l14 66 48 20 58-38 58 58-38 58 20 48 66 14v84l-66 14-20 48 38 58-58 58-58-38-48 20-14 66h-84l-14-66-48-20-58 38-58-58 38-58-20-48-66-14v-84l66-14 20-48-38-58 58-58 58 38 48-20zM256 170a86 86 0 1 0 0 172 86 86 0 0 0 0-172z" transform="translate(0 -0) scale(.97)"/>',
  food: '<path fill="currentColor" d="M96 90q160-60 320 0v60q-160 50-320 0zM106 190q150 46 300 0v130q-150 46-300 0zM106 360q150 46 300 0v50q-150 60-300 0z"/>',
  person:
    '<circle cx="256" cy="120" r="92" fill="currentColor"/><path fill="currentColor" d="M70 480c0-150 80-230 186-230s186 80 186 230z"/>',
  crack: '<path fill="currentColor" d="M300 10L130 260h90l-70 240 240-290h-110z"/>',
  bag: '<path fill="currentColor" d="M170 140q0-90 86-90t86 90h50q40 0 40 50v230q0 50-50 50H130q-50 0-50-50V190q0-50 40-50zm54 0h64q0-38-32-38t-32 38z"/>',
  chip: '<path fill="currentColor" fill-rule="evenodd" d="M120 120h272v272H120zM190 190v132h132V190zM170 40h40v60h-40zM302 40h40v60h-40zM170 412h40v60h-40zM302 412h40v60h-40zM40 170h60v40H40zM40 302h60v40H40zM412 170h60v40h-60zM412 302h60v40h-60z"/>',
  cell: '<path fill="currentColor" fill-rule="evenodd" d="M196 20h120v60h60v412H136V80h60zM282 140L180 310h70l-26 130 108-180h-72z"/>',
  crate:
    '<path fill="currentColor" fill-rule="evenodd" d="M50 60h412v392H50zM110 120v60l212 212h80v-50L180 120zM280 120l122 122V120zM110 270v122h122z"/>',
  sweet:
    '<circle cx="256" cy="256" r="120" fill="currentColor"/><path fill="currentColor" d="M20 130l130 60v132L20 382l40-126zM492 130l-130 60v132l130 60-40-126z"/>',
  route:
    '<circle cx="110" cy="400" r="70" fill="currentColor"/><circle cx="400" cy="112" r="70" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-width="52" d="M110 400q0-150 150-146t140-142"/>',
  swords:
    '<path stroke="currentColor" stroke-width="64" d="M70 70l300 300M442 70L142 370"/><path stroke="currentColor" stroke-width="56" d="M300 440l140-140M72 300l140 140"/>',
  mask: '<path fill="currentColor" fill-rule="evenodd" d="M256 20c130 0 190 110 190 250 0 60-30 210-190 210S66 330 66 270C66 130 126 20 256 20zM120 220l100 40q-20 60-60 60t-40-100zM392 220l-100 40q20 60 60 60t40-100z"/>',
  star: '<path fill="currentColor" d="M256 30l66 150 164 16-123 109 35 161-142-84-142 84 35-161L26 196l164-16z"/>',
  cycle:
    '<path fill="none" stroke="currentColor" stroke-width="58" d="M120 330a150 150 0 0 1 210-205M392 182a150 150 0 0 1-210 205"/><path fill="currentColor" d="M300 40l150 60-110 112zM212 472L62 412l110-112z"/>',
  eye: '<path fill="none" stroke="currentColor" stroke-width="50" d="M256 60l200 196-200 196L56 256z"/><circle cx="256" cy="256" r="70" fill="currentColor"/>',
  bolt: '<path fill="currentColor" d="M300 20L90 290h130l-40 202 242-296H282z"/>',
  plus: '<path fill="currentColor" d="M210 60h92v150h150v92H302v150h-92V302H60v-92h150z"/>',
  brand:
    '<path fill="currentColor" d="M40 470V250l70-60v-60l50-40v60l50-44V60l46-40 46 40v46l50 44V90l50 40v60l70 60v220H330V340a74 74 0 0 0-148 0v130z"/><path fill="#ff8126" d="M256 250c40 40 52 66 52 104a52 52 0 0 1-104 0c0-24 14-38 22-58 8 14 14 18 20 20-2-24 0-44 10-66z"/>',
  arrow: '<path fill="currentColor" d="M60 206h230v-96l170 146-170 146v-96H60z"/>',
  open: '<path fill="none" stroke="currentColor" stroke-width="44" d="M300 70H96v372h204"/><path fill="currentColor" d="M200 220h140v-90l140 126-140 126v-90H200z"/>',
  check: '<path fill="none" stroke="currentColor" stroke-width="72" d="M80 270l120 120L430 130"/>',
  undo: '<path fill="none" stroke="currentColor" stroke-width="52" d="M150 200h190a100 100 0 0 1 0 210H170"/><path fill="currentColor" d="M190 80v240L50 200z"/>',
  ground:
    '<path fill="currentColor" d="M40 360l110-90h212l110 90v60H40z"/><path fill="currentColor" d="M236 110h40v60h-40zM236 200h40v50h-40z" opacity=".55"/>',
  minus: '<path fill="currentColor" d="M60 210h392v92H60z"/>',
  fit: '<path fill="none" stroke="currentColor" stroke-width="56" d="M190 70H70v120M322 70h120v120M190 442H70V322M322 442h120V322"/>',
  roof: '<path fill="currentColor" d="M40 250L256 90l216 160v50L256 150 40 300z"/><path fill="currentColor" d="M110 330h292v110H110z" opacity=".55"/>',
  close: '<path fill="none" stroke="currentColor" stroke-width="60" d="M100 100l312 312M412 100L100 412"/>',
  menu: '<path fill="none" stroke="currentColor" stroke-width="56" d="M70 130h372M70 256h372M70 382h372"/>',
  back: '<path fill="none" stroke="currentColor" stroke-width="64" d="M320 90L150 256l170 166"/>',
  next: '<path fill="none" stroke="currentColor" stroke-width="64" d="M192 90l170 166-170 166"/>',
  play: '<path fill="currentColor" d="M130 70l300 186-300 186z"/>',
  pause: '<path fill="currentColor" d="M120 80h100v352H120zM292 80h100v352H292z"/>',
  first: '<path fill="currentColor" d="M90 80h60v352H90zM430 70L190 256l240 186z"/>',
  last: '<path fill="currentColor" d="M362 80h60v352h-60zM82 70l240 186L82 442z"/>',
  redo: '<path fill="none" stroke="currentColor" stroke-width="52" d="M362 200H172a100 100 0 0 0 0 210h170"/><path fill="currentColor" d="M322 80v240l140-120z"/>',
  bulb: '<path fill="currentColor" d="M256 30a160 160 0 0 1 90 292v58H166v-58a160 160 0 0 1 90-292zM176 404h160v40H176zM206 460h100v36H206z"/>',
  sound:
    '<path fill="currentColor" d="M60 180h90L280 80v352L150 332H60z"/><path fill="none" stroke="currentColor" stroke-width="40" d="M340 170q60 86 0 172M400 110q110 146 0 292"/>',
  mute: '<path fill="currentColor" d="M60 180h90L280 80v352L150 332H60z"/><path fill="none" stroke="currentColor" stroke-width="44" d="M340 190l120 132M460 190L340 322"/>',
  info: '<circle cx="256" cy="120" r="52" fill="currentColor"/><path fill="currentColor" d="M190 210h110v200h50v56H170v-56h40V266h-20z"/>',
  trash: '<path fill="currentColor" d="M110 140h292l-26 340H136zM90 80h110l20-40h72l20 40h110v40H90z"/>',
  save: '<path fill="none" stroke="currentColor" stroke-width="52" d="M256 60v240M70 340v100h372V340"/><path fill="currentColor" d="M130 240h252L256 380z"/>',
  load: '<path fill="none" stroke="currentColor" stroke-width="52" d="M256 380V150M70 340v100h372V340"/><path fill="currentColor" d="M130 210h252L256 70z"/>',
  die: '<path fill="currentColor" fill-rule="evenodd" d="M90 60h332q30 0 30 30v332q0 30-30 30H90q-30 0-30-30V90q0-30 30-30zM160 115a45 45 0 1 0 .1 0zM352 115a45 45 0 1 0 .1 0zM256 211a45 45 0 1 0 .1 0zM160 307a45 45 0 1 0 .1 0zM352 307a45 45 0 1 0 .1 0z"/>',
  lock: '<path fill="currentColor" d="M96 220h320v250H96z"/><path fill="none" stroke="currentColor" stroke-width="52" d="M160 220v-60a96 96 0 0 1 192 0v60"/>',
  chart: '<path fill="currentColor" d="M60 300h90v150H60zM210 180h90v270h-90zM360 70h90v380h-90z"/>',
  flag: '<path fill="currentColor" d="M90 40h44v440H90zM150 60h290l-70 96 70 96H150z"/>',
  hand: '<path fill="currentColor" d="M40 190l160-120 130 300-80 90zM200 60h120l-20 260zM340 70l130 60-140 220z"/>',
  chat: '<path fill="currentColor" d="M40 60h432v300H250L130 460V360H40z"/>',
  alarm:
    '<path fill="currentColor" fill-rule="evenodd" d="M256 30l236 440H20zM232 190v140h48V190zM232 360v50h48v-50z"/>',
  copy: '<path fill="none" stroke="currentColor" stroke-width="48" d="M180 180h250v270H180zM130 330H80V60h250v70"/>',
  share:
    '<path fill="none" stroke="currentColor" stroke-width="40" d="M150 256l220-120M150 256l220 120"/><circle cx="130" cy="256" r="72" fill="currentColor"/><circle cx="390" cy="126" r="72" fill="currentColor"/><circle cx="390" cy="386" r="72" fill="currentColor"/>',
  bat: '<path fill="currentColor" d="M34 452l44 44 226-214q116-56 160-124 26-50-10-86t-86-10q-68 44-124 160z"/><path fill="currentColor" d="M250 60l26 92 50-50zM452 262l-92-26 50-50zM330 20l6 60 42-34zM492 182l-60-6 34-42zM180 168l60 46 16-44zM344 332l-46-60 44-16z"/>',
  rat: '<path fill="currentColor" fill-rule="evenodd" d="M110 30a96 96 0 0 1 96 70q50-14 100 0a96 96 0 1 1 134 118q-6 110-120 190l-28 12 4 72h-30l-10-60-10 60h-30l4-72-28-12Q78 328 72 218A96 96 0 0 1 110 30zM176 210a34 34 0 1 0 .1 0zM336 210a34 34 0 1 0 .1 0z"/>',
  reactor:
    '<path fill="currentColor" d="M20 480q70-130 52-270h180q-18 140 52 270zM330 480q-6-60-30-110 10-60 4-110h130q-12 110 46 220z"/><circle cx="120" cy="140" r="46" fill="currentColor"/><circle cx="196" cy="96" r="60" fill="currentColor"/><circle cx="300" cy="72" r="52" fill="currentColor"/><circle cx="392" cy="140" r="44" fill="currentColor"/>',
  'brawler-fist':
    '<g fill="currentColor"><rect x="74" y="86" width="82" height="150" rx="38"/><rect x="168" y="66" width="82" height="170" rx="38"/><rect x="262" y="66" width="82" height="170" rx="38"/><rect x="356" y="86" width="82" height="150" rx="38"/><rect x="60" y="256" width="250" height="78" rx="39"/><path d="M330 256h108v90q0 60-50 84v62H134v-62q-44-20-54-76h250z"/></g>',
  'storeys-1': '<path fill="currentColor" d="M70 250h66v44h66v-44h108v44h66v-44h66v220H70z"/>',
  'storeys-2': '<path fill="currentColor" d="M50 300h412v180H50zM120 120h58v44h50v-44h56v44h50v-44h58v156H120z"/>',
  'storeys-3':
    '<path fill="currentColor" d="M40 372h432v120H40zM102 236h308v112H102zM160 92h192v120H160zM244 0h24v20l110 28-110 34v30h-24z"/>',
  robot:
    '<path fill="currentColor" fill-rule="evenodd" d="M236 20h40v70h130q30 0 30 30v220q0 30-30 30h-40l-20 60H166l-20-60h-40q-30 0-30-30V120q0-30 30-30h130zM130 170v80h252v-80zM180 300v30h152v-30zM20 180h36v120H20zM456 180h36v120h-36zM150 450h212v42H150z"/>',
  hacked:
    '<path fill="currentColor" fill-rule="evenodd" d="M80 70h352v270H80zM122 112v186h268V112zM30 372h452l-30 72H60z"/><path fill="none" stroke="currentColor" stroke-width="34" d="M160 150l56 54-56 54M240 262h100"/>',
  fury: '<path fill="currentColor" d="M30 110l206 110v90q-30 34-92 24Q50 300 30 110zM482 110L276 220v90q30 34 92 24 94-34 114-224zM110 400l48-40 50 40 48-40 48 40 50-40 48 40-24 72H134z"/>',
  scavenge: '<path fill="currentColor" d="M256 16l140 150h-84v150H200V166h-84zM60 356h392v50H60zM60 436h392v50H60z"/>',
  server:
    '<path fill="currentColor" fill-rule="evenodd" d="M70 40h372v120H70zM110 80v40h120V80zM360 76v48h48V76zM70 196h372v120H70zM110 236v40h120v-40zM360 232v48h48v-48zM70 352h372v120H70zM110 392v40h120v-40zM360 388v48h48v-48z"/>',
  arena:
    '<path fill="none" stroke="currentColor" stroke-width="46" d="M256 96c120 0 218 62 218 140s-98 140-218 140S38 314 38 236 136 96 256 96z"/><ellipse cx="256" cy="236" rx="110" ry="60" fill="currentColor"/><path fill="currentColor" d="M38 300q60 110 218 110t218-110v70q-60 110-218 110T38 370z"/>',
  map: '<path fill="currentColor" d="M30 30h136v136H30zM188 30h136v136H188zM346 30h136v136H346zM30 188h136v136H30zM188 188h136v136H188zM346 188h136v136H346zM30 346h136v136H30zM188 346h136v136H188zM346 346h136v136H346z"/>',
  border:
    '<path fill="currentColor" d="M60 110h60v400H60zM226 110h60v400h-60zM392 110h60v400h-60zM20 190h472v60H20zM20 350h472v60H20zM60 110l30-70 30 70zM226 110l30-70 30 70zM392 110l30-70 30 70z"/>',
  skyline: '<path fill="currentColor" d="M30 490V260h90V150l80-50v140h50V50l70-40 70 40v190h70v250z"/>',
};
