<?php
/**
 * Whose test it is: sessions for the site's own users, what they completed, and the end of their accounts.
 *
 * @package gamalyze
 */

namespace Gamalyze;

defined( 'ABSPATH' ) || exit;

// By admin-ajax, which knows the visitor by cookie alone: it works without pretty links, and on pages that a cache has kept.
foreach ( array( 'secret', 'completed' ) as $name ) {
	add_action( "wp_ajax_gamalyze_$name", __NAMESPACE__ . "\\answer_$name" );
	add_action( "wp_ajax_nopriv_gamalyze_$name", __NAMESPACE__ . "\\answer_$name" );
}
add_action( 'deleted_user', __NAMESPACE__ . '\forget_user' );
add_action( 'gamalyze_forget', __NAMESPACE__ . '\forget_user' );
add_filter( 'wp_privacy_personal_data_erasers', __NAMESPACE__ . '\add_eraser' );

/**
 * The provider's name for a user of this site: a UUID of version 5. It is made of a number of the site's own, so no two sites of an operator
 * take each other's users for theirs.
 */
function external_id( int $user ): string {
	$settings = settings();
	$space    = uuid5( '6ba7b811-9dad-11d1-80b4-00c04fd430c8', "gamalyze:{$settings['operator']}" );
	return uuid5( $space, "{$settings['site']}:$user" );
}

/** A UUID of version 5 (RFC 9562). */
function uuid5( string $space, string $name ): string {
	$hash     = sha1( hex2bin( str_replace( '-', '', $space ) ) . $name );
	$hash[12] = '5';
	$hash[16] = dechex( hexdec( $hash[16] ) & 0x3 | 0x8 );
	return implode( '-', array( substr( $hash, 0, 8 ), substr( $hash, 8, 4 ), substr( $hash, 12, 4 ), substr( $hash, 16, 4 ), substr( $hash, 20, 12 ) ) );
}

/** Answers pages of this site alone: another site's page could begin sessions in the visitor's name. */
function require_own_page(): void {
	nocache_headers();
	header( 'Content-Type: text/plain; charset=utf-8' );
	$site = isset( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ? sanitize_key( $_SERVER['HTTP_SEC_FETCH_SITE'] ) : 'same-origin';
	if ( 'same-origin' !== $site || 'users' !== settings()['mode'] ) {
		status_header( 403 );
		exit;
	}
}

/** A session secret for whoever is signed in, or for nobody. */
function answer_secret(): void {
	require_own_page();
	$user    = get_current_user_id();
	$session = call( 'POST', 'sessions', $user > 0 ? array( 'externalId' => external_id( $user ) ) : array() );
	if ( is_wp_error( $session ) ) {
		status_header( 502 );
		exit( esc_html( $session->get_error_message() ) );
	}
	exit( esc_html( $session['secret'] ) );
}

/** Asks the provider whether a game was completed, and tells other plugins of one that was. */
function answer_completed(): void {
	require_own_page();
	$reference  = isset( $_REQUEST['reference'] ) ? sanitize_text_field( wp_unslash( $_REQUEST['reference'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
	$user       = get_current_user_id();
	$completion = call( 'GET', 'completions/' . rawurlencode( $reference ) );
	$games      = $user > 0 && ! is_wp_error( $completion ) ? call( 'GET', 'users/' . external_id( $user ) ) : array();
	$is_theirs  = ! is_wp_error( $games ) && in_array( $reference, array_column( $games['games'] ?? array(), 'reference' ), true );
	if ( is_wp_error( $completion ) || is_wp_error( $games ) || ( $user > 0 && ! $is_theirs ) ) {
		status_header( 404 );
		exit;
	}
	/**
	 * A test was completed; the provider confirmed it.
	 *
	 * @param array $completion `reference`, `operator`, `sessionId`, `completedAt`, `duration` (seconds), `test`.
	 * @param int   $user       The user who played; 0 for a visitor.
	 */
	do_action( 'gamalyze_completed', $completion, $user );
	exit( 'verified' );
}

/** Removes the games of a user whose account is gone, also where users were asked for only before; tries again in an hour while the provider is away. */
function forget_user( int $user ): void {
	if ( '' === settings()['server_key'] ) {
		return;
	}
	$answer = call( 'DELETE', 'users/' . external_id( $user ) );
	if ( is_wp_error( $answer ) && ! wp_next_scheduled( 'gamalyze_forget', array( $user ) ) ) {
		wp_schedule_single_event( time() + HOUR_IN_SECONDS, 'gamalyze_forget', array( $user ) );
	}
}

/** Takes part in WordPress's own "Erase Personal Data". */
function add_eraser( array $erasers ): array {
	$erasers['gamalyze'] = array(
		'eraser_friendly_name' => __( 'Gamalyze self-test', 'gamalyze' ),
		'callback'             => __NAMESPACE__ . '\erase',
	);
	return $erasers;
}

/** Removes the games of the user with this address. */
function erase( string $address ): array {
	$user   = get_user_by( 'email', $address );
	$answer = $user && '' !== settings()['server_key'] ? call( 'DELETE', 'users/' . external_id( $user->ID ) ) : array( 'deleted' => 0 );
	$failed = is_wp_error( $answer );
	return array(
		'items_removed'  => ! $failed && $answer['deleted'] > 0,
		'items_retained' => $failed,
		'messages'       => $failed ? array( $answer->get_error_message() ) : array(),
		'done'           => true,
	);
}
