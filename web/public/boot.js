// Runs first and alone, so that the page is never blank: if the rest cannot be fetched, it says so and tries again.
(function () {
  'use strict';
  var KEY = 'grandaustria.reloads';
  var MOST = 3;
  var said = false;

  function wanted() {
    try {
      var kept = JSON.parse(localStorage.getItem('grandaustria.preferences') || '{}').language;
      if (kept) return kept;
    } catch {
      // Then the browser's language will do.
    }
    return (navigator.language || 'en').slice(0, 2);
  }

  function reloads() {
    try {
      return Number(sessionStorage.getItem(KEY) || 0);
    } catch {
      return MOST;
    }
  }

  function look(wait) {
    fetch('/api/about', { cache: 'no-store' })
      .then(function (answer) {
        if (!answer.ok) throw new Error(String(answer.status));
        if (reloads() >= MOST) return;
        sessionStorage.setItem(KEY, String(reloads() + 1));
        location.reload();
      })
      .catch(function () {
        setTimeout(look, wait, Math.min(15000, 2 * wait));
      });
  }

  function strand() {
    var place = document.getElementById('boot');
    if (!place || said) return;
    said = true;
    var words = place.querySelector('[lang="' + wanted() + '"]') || place.querySelector('[lang="en"]');
    words.hidden = false;
    words.querySelector('button').onclick = function () {
      location.reload();
    };
    look(1000);
  }

  addEventListener('stranded', strand);
  addEventListener(
    'error',
    function (event) {
      var name = event.target && event.target.nodeName;
      // Also an error in the script itself, as in a browser that is too old for it.
      if (name === 'SCRIPT' || name === 'LINK' || event.target === window) strand();
    },
    true,
  );
})();
