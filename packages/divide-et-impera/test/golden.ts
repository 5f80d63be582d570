/** The areas of the quick maps as the component list gives them: the two-player one with its neighbours. */
export const TWO = `
g01 2.1:a 2.2:a 2.4:a | g02 g03 g05 | r01 r02 r03 r08
g02 2.1:b | g01 | r02 r03 r04
g03 2.2:b 2.3:b 2.5:b 2.6:b | g01 g04 g06 g07 | r01 r05 r06 r07 r09 r10
g04 2.3:a | g03 | r06 r07
g05 2.4:b 2.7:a | g01 g08 | r02 r08 r11
g06 2.5:a | g03 | r01 r08 r09 r10
g07 2.6:a 2.9:a | g03 g10 | r07 r09 r12 r14
g08 2.7:b 2.8:b | g05 g09 | r08 r09 r11 r13
g09 2.8:a | g08 | r08 r09
g10 2.9:b | g07 | r09 r13 r14
r01 2.1:R 2.2:R 2.4:T 2.5:S | r08 | g01 g03 g06
r02 2.1:S 2.4:S | | g01 g02 g05
r03 2.1:T | | g01 g02
r04 2.1:U | | g02
r05 2.2:S | | g03
r06 2.3:R | | g03 g04
r07 2.3:S 2.6:R | | g03 g04 g07
r08 2.4:R 2.5:R 2.8:R | r01 r09 | g01 g05 g06 g08 g09
r09 2.5:T 2.6:S 2.8:T 2.9:R | r08 | g03 g06 g07 g08 g09 g10
r10 2.5:U | | g03 g06
r11 2.7:R | | g05 g08
r12 2.9:S | | g07
r13 2.9:T | | g08 g10
r14 2.9:U | | g07 g10
`;

export const THREE = `
g01 2.1:a 2.2:b
g02 2.1:b
g03 2.2:a 2.4:b 2.7:b 3.2:b
g04 2.3:a 2.6:b
g05 2.3:b 3.1:a
g06 2.4:a
g07 2.5:a 3.2:a
g08 2.5:b 2.8:b 3.3:b
g09 2.6:a 2.9:a 3.3:a
g10 2.7:a
g11 2.8:a
g12 2.9:b
g13 3.1:b
r01 2.1:R 2.2:S
r02 2.1:S 2.4:R
r03 2.1:T
r04 2.1:U 2.4:T
r05 2.2:R 2.5:T 3.2:R
r06 2.3:R
r07 2.3:S 2.5:R 3.1:R
r08 2.4:S
r09 2.5:S 2.6:S 2.9:S
r10 2.5:U 2.8:T 3.2:S 3.3:S
r11 2.6:R
r12 2.7:R
r13 2.8:R
r14 2.9:R 3.3:R
r15 2.9:T
r16 2.9:U
r17 3.1:S
`;

export const FOUR = `
g01 2.1:a 3.1:a
g02 2.1:b
g03 2.2:a
g04 2.2:b 4.1:a
g05 2.3:a 2.4:b 4.1:b 4.2:b
g06 2.3:b
g07 2.4:a 4.3:a
g08 2.5:a
g09 2.5:b 2.6:a 3.1:b 4.4:a
g10 2.6:b 2.8:b 2.9:a 4.3:b
g11 2.7:a 3.3:b 4.4:b
g12 2.7:b
g13 2.8:a
g14 2.9:b
g15 3.2:a
g16 3.2:b 4.2:a
g17 3.3:a
r01 2.1:R
r02 2.1:S
r03 2.1:T 2.5:T 3.1:R
r04 2.1:U 2.2:R
r05 2.2:S 2.4:R 2.5:R 4.1:R
r06 2.3:R
r07 2.3:S 4.1:S
r08 2.4:S 3.2:S 4.2:R 4.3:S
r09 2.4:T 2.5:S 2.6:S 4.3:R
r10 2.5:U
r11 2.6:R 2.8:T 3.3:S 4.3:T
r12 2.7:R
r13 2.8:R
r14 2.9:R
r15 2.9:S
r16 2.9:T
r17 2.9:U 3.2:R
r18 3.1:S
r19 3.3:R
r20 4.2:S
r21 4.2:T
r22 4.4:R
r23 4.4:S
`;
