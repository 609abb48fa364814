import { Button } from '#shared/kit/button'
import { FormField } from '#shared/kit/form-field'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { Form } from './index.ts'

function Letter({ say, note, failed = false }: DemoTools & { failed?: boolean }) {
  return (
    <WithState start={failed}>
      {(wrong, setWrong) => (
        <Form
          label={say({ zh: '写信', en: 'Letter', tw: '寫信' })}
          onSubmit={() => {
            note('submit')
            setWrong(true)
          }}
        >
          <FormField
            label={say({ zh: '收信人', en: 'To', tw: '收信人' })}
            error={wrong ? say({ zh: '没有这个人', en: 'Nobody of that name', tw: '沒有這個人' }) : undefined}
          >
            {(control) => <input {...control} name="to" autoComplete="off" />}
          </FormField>
          <Button type="submit" block>
            {say({ zh: '寄出', en: 'Send', tw: '寄出' })}
          </Button>
        </Form>
      )}
    </WithState>
  )
}

export default {
  usual: (tools) => <Letter {...tools} />,
  failed: (tools) => <Letter {...tools} failed />,
} satisfies Demo
