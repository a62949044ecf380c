<?php
/**
 * What the site's owner enters under Settings, Gamalyze. All of it is one option, which uninstalling removes.
 *
 * @package gamalyze
 */

namespace Gamalyze;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );

const FIELDS = array( 'url', 'operator', 'mode', 'page_secret', 'server_key' );

/** The settings. Constants in wp-config.php come first, so that the server key need not be in the database: GAMALYZE_KEY. */
function settings(): array {
	$settings = wp_parse_args( get_option( 'gamalyze', array() ), array_fill_keys( FIELDS, '' ) + array( 'site' => '' ) );
	if ( defined( 'GAMALYZE_KEY' ) ) {
		$settings['server_key'] = GAMALYZE_KEY;
	}
	return $settings;
}

/** Whether there is all that a test needs. */
function is_complete( array $settings ): bool {
	return '' !== $settings['url'] && '' !== $settings['operator'] && '' !== $settings[ 'page' === $settings['mode'] ? 'page_secret' : 'server_key' ];
}

/** The option, and the fields of its page. */
function register_settings(): void {
	register_setting( 'gamalyze', 'gamalyze', array( 'type' => 'array', 'sanitize_callback' => __NAMESPACE__ . '\check' ) );
	add_settings_section( 'gamalyze', '', '__return_null', 'gamalyze' );
	$labels = array(
		'url'         => __( 'Provider’s address', 'gamalyze' ),
		'operator'    => __( 'Operator', 'gamalyze' ),
		'mode'        => __( 'Players', 'gamalyze' ),
		'page_secret' => __( 'Page secret', 'gamalyze' ),
		'server_key'  => __( 'Server key', 'gamalyze' ),
	);
	foreach ( $labels as $name => $label ) {
		add_settings_field( $name, $label, __NAMESPACE__ . '\show_field', 'gamalyze', 'gamalyze', array( 'name' => $name, 'label_for' => "gamalyze-$name" ) );
	}
}

function add_page(): void {
	add_options_page( 'Gamalyze', 'Gamalyze', 'manage_options', 'gamalyze', __NAMESPACE__ . '\show_page' );
}

function show_page(): void {
	echo '<div class="wrap"><h1>Gamalyze</h1><p>';
	echo esc_html__( 'Then place the block “Gamalyze self-test” or the shortcode [gamalyze] in a page.', 'gamalyze' );
	echo '</p><form action="options.php" method="post">';
	settings_fields( 'gamalyze' );
	do_settings_sections( 'gamalyze' );
	submit_button();
	echo '</form></div>';
}

/** One field. The server key is never shown again. */
function show_field( array $field ): void {
	$name  = $field['name'];
	$value = settings()[ $name ];
	if ( 'mode' === $name ) {
		$modes = array(
			'page'  => __( 'Everybody is anonymous (page secret)', 'gamalyze' ),
			'users' => __( 'Signed-in users find their results again (server key)', 'gamalyze' ),
		);
		echo '<select id="gamalyze-mode" name="gamalyze[mode]">';
		foreach ( $modes as $mode => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $mode ), selected( $mode, $value, false ), esc_html( $label ) );
		}
		echo '</select>';
		return;
	}
	if ( 'server_key' === $name && defined( 'GAMALYZE_KEY' ) ) {
		echo esc_html__( 'Set in wp-config.php.', 'gamalyze' );
		return;
	}
	$is_secret = 'server_key' === $name;
	printf(
		'<input id="gamalyze-%1$s" name="gamalyze[%1$s]" type="%2$s" class="regular-text" value="%3$s" placeholder="%4$s" autocomplete="off" spellcheck="false">',
		esc_attr( $name ),
		$is_secret ? 'password' : 'text',
		esc_attr( $is_secret ? '' : $value ),
		esc_attr( $is_secret && '' !== $value ? __( 'Saved; enter another one to change it', 'gamalyze' ) : '' )
	);
}

/** What is entered: what is wrong is said and keeps its former value; what is right is tried at the provider. */
function check( $entered ): array {
	$before  = settings();
	$entered = is_array( $entered ) ? array_map( fn ( $value ) => trim( (string) $value ), $entered ) : array();
	$after   = array( 'site' => $before['site'] ? $before['site'] : wp_generate_uuid4() );
	foreach ( FIELDS as $name ) {
		$after[ $name ] = $entered[ $name ] ?? $before[ $name ];
	}
	$after['url'] = untrailingslashit( $after['url'] );
	if ( '' === $after['server_key'] ) {
		$after['server_key'] = $before['server_key'];
	}
	$rules = array(
		'url'         => array( '/^https?:\/\/[^\/\s"<>]+$/D', __( 'The provider’s address begins with https:// and has no path.', 'gamalyze' ) ),
		'operator'    => array( '/^[a-z0-9_-]+$/Di', __( 'The operator is a name such as your-operator.', 'gamalyze' ) ),
		'mode'        => array( '/^(page|users)$/D', __( 'Choose who plays.', 'gamalyze' ) ),
		'page_secret' => array( '/^(?!sk_|ss_|rf_)[A-Za-z0-9_-]{36}$/D', __( 'A page secret has 36 letters and digits; it is not a server key.', 'gamalyze' ) ),
		'server_key'  => array( '/^sk_[A-Za-z0-9_-]{43}$/D', __( 'A server key is sk_ and 43 letters and digits.', 'gamalyze' ) ),
	);
	foreach ( $rules as $name => list( $pattern, $message ) ) {
		if ( '' !== $after[ $name ] && 1 !== preg_match( $pattern, $after[ $name ] ) ) {
			add_settings_error( 'gamalyze', $name, $message );
			$after[ $name ] = $before[ $name ];
		}
	}
	if ( defined( 'GAMALYZE_KEY' ) ) {
		$after['server_key'] = '';
	}
	return $after;
}

add_action( 'update_option_gamalyze', __NAMESPACE__ . '\try_key', 10, 0 );
add_action( 'add_option_gamalyze', __NAMESPACE__ . '\try_key', 10, 0 );

/** Says at once whether the provider takes the key. */
function try_key(): void {
	$settings = settings();
	if ( 'users' !== $settings['mode'] || ! is_complete( $settings ) || ! function_exists( 'add_settings_error' ) ) {
		return;
	}
	$answer = call( 'GET', 'events?limit=1' );
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: a code and what it means, in English */
		add_settings_error( 'gamalyze', 'provider', sprintf( __( 'The provider did not accept the server key: %s', 'gamalyze' ), $answer->get_error_message() ) );
	}
}
