/** Style of the demo gateway, unlike the platform's on purpose: it plays another company. */
export const demoGatewayStyle = `
/* First in the list below: after the device's own, bold letters stay boxes in Chromium. */
@font-face { font-family: 'Bengali letters'; font-display: swap; src: url('/demo-gateway/bengali.ttf'); unicode-range: U+0964-0965, U+0980-09FE, U+200C-200D, U+25CC; }
:root { color-scheme: light dark; --ground: #f1eef7; --card: #fff; --ink: #241b35; --soft: #574d6b; --line: #85799c; --brand: #5b2a9d; --on-brand: #fff; --warn: #fff3d6; --warn-ink: #5c3c00; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #17131f; --card: #221c2e; --ink: #f2eef9; --soft: #bdb2d1; --line: #8d80a6; --brand: #c4a3f5; --on-brand: #20103a; --warn: #3a2c0d; --warn-ink: #ffdf9e; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 'Bengali letters', system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.name { margin: 0; color: var(--brand); font-size: 1.25rem; font-weight: 600; }
.demo { margin: 1rem 0; padding: .75rem 1rem; border-radius: .5rem; background: var(--warn); color: var(--warn-ink); }
.card { padding: 1.5rem 1rem; border-radius: .75rem; background: var(--card); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.3; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; text-align: end; }
fieldset { margin: 0 0 1.5rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
/* Inside the frame: two lines of it would tear the border open. */
legend { float: inline-start; width: 100%; padding: .5rem 0 0; font-weight: 600; }
legend + label { clear: both; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; }
input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--brand); }
button, .button { display: block; width: 100%; min-height: 2.75rem; margin-top: .75rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.pay { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;
