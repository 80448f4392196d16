import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';

/** An affiliate's application with a React, and a federation runtime, of its own. */
const App = () => {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>React {version}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <agent-area partner={document.body.dataset.partner} code-url="/agent-code" />
    </main>
  );
};

createRoot(document.getElementById('root')).render(<App />);
