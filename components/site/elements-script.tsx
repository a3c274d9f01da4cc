/** Script of the custom elements. The build sets its src. */
export function ElementsScript() {
  return <script type="module" src={process.env.ELEMENTS_SCRIPT} />;
}
