// In the editor the block is a box with its name: the test itself runs only on the page.
;(({ blocks, blockEditor, components, element, i18n }) => {
  const h = element.createElement
  const { __ } = i18n
  blocks.registerBlockType('gamalyze/test', {
    edit: ({ attributes: { language = '' }, setAttributes }) =>
      h(
        'div',
        blockEditor.useBlockProps(),
        h(components.Placeholder, { icon: 'games', label: __('Gamalyze self-test', 'gamalyze') }),
        h(
          blockEditor.InspectorControls,
          null,
          h(
            components.PanelBody,
            null,
            h(components.TextControl, {
              label: __('Language', 'gamalyze'),
              help: __('Such as da or de; empty: the site’s.', 'gamalyze'),
              value: language,
              onChange: (value) => setAttributes({ language: value || undefined }),
            }),
          ),
        ),
      ),
    save: () => null,
  })
})(window.wp)
