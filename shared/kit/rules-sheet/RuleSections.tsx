import styles from './RuleSections.module.css'

export interface RuleSection {
  title: string
  items: readonly string[]
}

/** The rules alone, where a page has a sheet of its own for them. */
export function RuleSections({ sections }: { sections: readonly RuleSection[] }) {
  return sections.map((section) => (
    <section key={section.title} className={styles.section}>
      <h3>{section.title}</h3>
      <ol>
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  ))
}
