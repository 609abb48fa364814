import styles from './RuleSections.module.css'

export interface RuleSection {
  title: string
  items: readonly string[]
}

/** The sections of rules, for pages with their own sheet. */
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
