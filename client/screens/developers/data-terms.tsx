import { DATA_SOURCES, DATA_TERMS } from "#contract/our-data/sources.ts";

export function DataTerms() {
  return (
    <section id="terms" aria-labelledby="terms-title" className="article">
      <h2 id="terms-title">Terms of use of the data</h2>
      <ul>
        {DATA_TERMS.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <p>Whoever shows places or distances from the API also shows these lines:</p>
      <ul>
        {DATA_SOURCES.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}
