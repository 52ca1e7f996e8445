/** Markdown of a study: text is text, never markup of its own; links open beside the study. */
import Markdown from 'react-markdown'

export const Prose = ({ text }: { readonly text: string }) => (
  <div className="prose">
    <Markdown
      disallowedElements={['img']}
      components={{
        a: ({ href, children }) => (
          <a href={href} target="_blank" rel="noreferrer noopener">
            {children}
          </a>
        ),
      }}
    >
      {text}
    </Markdown>
  </div>
)
