/** The custom elements. Its address is set when the site is built. */
export function ElementsScript() {
  return <script type="module" src={process.env.ELEMENTS_SCRIPT} />;
}
