import { createApp, h, ref, version } from 'vue';

/** An affiliate's application in another framework. */
const App = {
  setup() {
    const count = ref(0);
    return () =>
      h('main', [
        h('h1', `Vue ${version}`),
        h('button', { type: 'button', onClick: () => count.value++ }, `Pressed ${count.value}`),
        h('agent-area', { partner: document.body.dataset.partner, 'code-url': '/agent-code' }),
      ]);
  },
};

createApp(App).mount('#app');
