export default function HomePage() {
  return <h1>The Flip Method</h1>;
}
